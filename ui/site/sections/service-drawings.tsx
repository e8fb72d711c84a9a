import type { ReactElement } from 'react'
import type { CompanionService } from '#ui/features/shared/companion-services.ts'
import { Line, Motif } from '#ui/kit/scene/motif.tsx'
import * as paint from '#ui/kit/scene/scene.css.ts'

const Television = () => (
  <>
    <Line d="M60 0 26 34M60 0 94 34" />
    <path className={paint.cloth} d="M14 34h92q6 0 6 6v58q0 6-6 6H14q-6 0-6-6V40q0-6 6-6z" />
    <path className={paint.sky} d="M16 42h88v54H16z" />
    <path className={paint.leaf} d="M16 96c14-26 40-26 52-8 10-12 26-12 36-2v10z" />
    <Motif x={72} y={62} turn={34} size={0.62} tail={false} />
    <Line d="M67 70C60 84 44 80 40 96M14 34h92q6 0 6 6v58q0 6-6 6H14q-6 0-6-6V40q0-6 6-6z" />
  </>
)

const Telephone = () => (
  <>
    <Line d="M60 0c12 7-12 13 0 20s-12 13 0 20" />
    <path className={paint.coral} d="M34 58h52q7 0 8 7l6 38q1 6-5 6H25q-6 0-5-6l6-38q1-7 8-7z" />
    <path
      className={paint.roofShade}
      d="M14 62c0-16 20-24 46-24s46 8 46 24q0 6-6 6H86q-5 0-5-5v-3c-12-4-30-4-42 0v3q0 5-5 5H20q-6 0-6-6z"
    />
    <path className={paint.surface} d="M44 86a16 16 0 1 1 32 0 16 16 0 1 1-32 0z" />
    <path className={paint.sun} d="M54 86a6 6 0 1 1 12 0 6 6 0 1 1-12 0z" />
    <Line d="M60 73v1M60 98v1M47 86h1M72 86h1M51 77l1 1M68 94l1 1M51 95l1-1M68 78l1-1" />
  </>
)

const phones = [
  { look: paint.sun, d: 'M12 30h28q5 0 5 5v52q0 5-5 5H12q-5 0-5-5V35q0-5 5-5z' },
  { look: paint.coral, d: 'M46 50h28q5 0 5 5v52q0 5-5 5H46q-5 0-5-5V55q0-5 5-5z' },
  { look: paint.sea, d: 'M80 30h28q5 0 5 5v52q0 5-5 5H80q-5 0-5-5V35q0-5 5-5z' },
] as const

const Mobiles = () => (
  <>
    <Line d="M60 0 26 30M60 0v50M60 0l34 30" />
    {phones.map(({ look, d }) => (
      <path key={d} className={look} d={d} />
    ))}
    <path className={paint.surface} d="M12 37h28v43H12zM46 57h28v43H46zM80 37h28v43H80z" />
    <Line d="M22 86h8M56 106h8M90 86h8M26 46l7 9-7 14-7-14zM60 66l7 9-7 14-7-14zM94 46l7 9-7 14-7-14z" />
  </>
)

const drawings: Readonly<Record<CompanionService['line'], () => ReactElement>> = {
  TV: Television,
  Voice: Telephone,
  Mobile: Mobiles,
}

/** The object that hangs from the string for a line of business. Its hook is at the middle of the upper edge. */
export const ServiceDrawing = ({
  line,
  className,
}: {
  readonly line: CompanionService['line']
  readonly className: string
}) => {
  const Drawing = drawings[line]
  return (
    <svg className={className} viewBox="0 0 120 114" aria-hidden>
      <Drawing />
    </svg>
  )
}
