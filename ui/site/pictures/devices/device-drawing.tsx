import type { DeviceFamily } from '#core/mobile/device-appearance.ts'
import { deviceSlug } from '#core/mobile/device-slug.ts'
import type { DeviceColor, ProductDetail } from '#core/mobile/product-detail.ts'
import * as css from '#ui/kit/scene/scene.css.ts'
import { Headphones, RoundEarbuds, Speaker, StemEarbuds, WiredEarbuds } from './audio.tsx'
import { Stylus, Tag } from './extras.tsx'
import { CoverFlipPhone, FlipPhone, FoldPhone, KeyPhone } from './folding-phones.tsx'
import { HomeButtonPhone, RuggedPhone, cameraPhone } from './phones.tsx'
import { Cable, Charger, PowerBank, Stand, WirelessCharger } from './power.tsx'
import { Folio, KeyboardCover, PhoneCase, ScreenGlass, WatchBand } from './protection.tsx'
import type { Form } from './shapes.tsx'
import { HomeButtonTablet, RuggedTablet, SlimTablet, WideTablet } from './tablets.tsx'
import { seedOf, tonesOf } from './tones.ts'
import { BezelWatch, CushionWatch, RoundWatch, RuggedSquareWatch, SquareWatch } from './watches.tsx'

const forms: Readonly<Record<DeviceFamily, Form>> = {
  squareCameraPhone: cameraPhone('squareCameraPhone'),
  pillCameraPhone: cameraPhone('pillCameraPhone'),
  plateauCameraPhone: cameraPhone('plateauCameraPhone'),
  columnCameraPhone: cameraPhone('columnCameraPhone'),
  rowCameraPhone: cameraPhone('rowCameraPhone'),
  visorCameraPhone: cameraPhone('visorCameraPhone'),
  islandCameraPhone: cameraPhone('islandCameraPhone'),
  gridCameraPhone: cameraPhone('gridCameraPhone'),
  roundCameraPhone: cameraPhone('roundCameraPhone'),
  homeButtonPhone: HomeButtonPhone,
  ruggedPhone: RuggedPhone,
  foldPhone: FoldPhone,
  flipPhone: FlipPhone,
  coverFlipPhone: CoverFlipPhone,
  keyPhone: KeyPhone,
  slimTablet: SlimTablet,
  homeButtonTablet: HomeButtonTablet,
  wideTablet: WideTablet,
  ruggedTablet: RuggedTablet,
  squareWatch: SquareWatch,
  ruggedSquareWatch: RuggedSquareWatch,
  roundWatch: RoundWatch,
  cushionWatch: CushionWatch,
  bezelWatch: BezelWatch,
  stemEarbuds: StemEarbuds,
  roundEarbuds: RoundEarbuds,
  wiredEarbuds: WiredEarbuds,
  headphones: Headphones,
  charger: Charger,
  wirelessCharger: WirelessCharger,
  cable: Cable,
  powerBank: PowerBank,
  phoneCase: PhoneCase,
  screenGlass: ScreenGlass,
  tag: Tag,
  stylus: Stylus,
  keyboardCover: KeyboardCover,
  folio: Folio,
  stand: Stand,
  speaker: Speaker,
  watchBand: WatchBand,
}

/** A tick: the device is the customer's own. */
const OwnMark = () => (
  <>
    <circle cx={204} cy={204} r={22} className={css.sea} />
    <path
      d="M194 205l7 7 13 -15"
      className={`${css.thread} ${css.surface}`}
      strokeWidth={4}
      fillOpacity={0}
    />
  </>
)

type DeviceDrawingProps = {
  readonly device: Pick<ProductDetail, 'itemType' | 'brand' | 'name' | 'appearance'>
  readonly color: Pick<DeviceColor, 'swatch'>
}

/** A decorative drawing of a device in one of its colours: its family, its proportions and the colour. */
export const DeviceDrawing = ({ device, color }: DeviceDrawingProps) => {
  const { family, ...size } = device.appearance
  const Drawn = forms[family]
  return (
    <svg className={css.scene} viewBox="0 0 240 240" aria-hidden>
      <ellipse cx={120} cy={220} rx={98} ry={12} className={css.hill} />
      <Drawn {...size} tones={tonesOf(color.swatch)} seed={seedOf(deviceSlug(device))} />
      {device.itemType === 'BYOD' ? <OwnMark /> : null}
    </svg>
  )
}
