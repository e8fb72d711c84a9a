import type { LabelArchive } from '#core/label/published-labels.ts'
import type { PlainDate } from '#core/shared/plain-date.ts'

/** Brisa has retired no label. */
export const labelArchive: LabelArchive = { publishedOn: '2026-11-02' as PlainDate, retired: [] }
