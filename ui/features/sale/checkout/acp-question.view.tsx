import type { BrandIdentity } from '#core/brand/brand.ts'
import { acpWords as words } from './acp.es.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { ButtonLink } from '#ui/kit/button/button.tsx'
import { Checkbox } from '#ui/kit/checkbox/checkbox.tsx'
import { ChoiceCard, ChoiceGroup } from '#ui/kit/choice/choice-card.tsx'
import { Notice } from '#ui/kit/notice/notice.tsx'
import { Section } from '#ui/kit/section/section.tsx'

/** The program's answers: the household took part or not, and continues at the regular price or not (CHK-09). */
export type AcpAnswers = { readonly acp: boolean; readonly acpExpireServiceContinue: boolean | null }

export type AcpQuestionProps = {
  readonly answers: AcpAnswers
  readonly error: string | undefined
  readonly brand: BrandIdentity
  readonly onAnswer: (answers: AcpAnswers) => void
}

/** The program's question; for households that took part, whether they want the regular price. */
export const AcpQuestion = ({ answers, error, brand, onAnswer }: AcpQuestionProps) => {
  const { acp, acpExpireServiceContinue: isContinued } = answers
  const { dial, shown } = brand.phones.sales
  return (
    <Section heading={words.heading}>
      <Checkbox
        name="acp"
        label={words.took}
        checked={acp}
        onChange={({ target: { checked } }) => onAnswer({ acp: checked, acpExpireServiceContinue: null })}
      />
      {acp ? (
        <ChoiceGroup
          legend={words.question}
          name="acpExpireServiceContinue"
          value={isContinued === null ? undefined : isContinued ? 'yes' : 'no'}
          error={error}
          onChange={(value) => onAnswer({ acp, acpExpireServiceContinue: value === 'yes' })}
        >
          <ChoiceCard value="yes" title={words.yes} />
          <ChoiceCard value="no" title={words.no} />
        </ChoiceGroup>
      ) : null}
      {isContinued === false ? (
        <Notice tone="info" live>
          <p>{words.declined}</p>
          <ButtonLink variant="quiet" href={`tel:${dial}`}>
            {commonWords.call(shown)}
          </ButtonLink>
        </Notice>
      ) : null}
    </Section>
  )
}
