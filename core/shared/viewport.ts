import { either as E } from 'fp-ts'

/** The first and the last width of a tablet, in CSS pixels (specification 9). */
export const TABLET_FROM_PX = 769
export const TABLET_TO_PX = 990

/** The greatest width at which a modal is a bottom sheet, and the width of a dialog above it, in CSS pixels (specification 2.1). */
export const SHEET_TO_PX = 768
export const DIALOG_WIDTH_PX = 660

export const viewportClasses = ['mobile', 'tablet', 'desktop'] as const
export type ViewportClass = (typeof viewportClasses)[number]

/** What is no width: negative, infinite or not a number; as it is written. */
export type NotAWidth = { readonly _tag: 'NotAWidth'; readonly value: string }

const parseWidth = (width: number): E.Either<NotAWidth, number> =>
  Number.isFinite(width) && width >= 0 && !Object.is(width, -0)
    ? E.right(width)
    : E.left({ _tag: 'NotAWidth', value: Object.is(width, -0) ? '-0' : String(width) })

const classOf = (width: number): ViewportClass => {
  if (width < TABLET_FROM_PX) return 'mobile'
  return width <= TABLET_TO_PX ? 'tablet' : 'desktop'
}

/**
 * The class of a window `width` CSS pixels wide, fractions too: mobile under 769, tablet from 769 to 990, otherwise desktop (VPT-01). Fails
 * with `NotAWidth`.
 */
export const viewportOf = (width: number): E.Either<NotAWidth, ViewportClass> =>
  E.map(classOf)(parseWidth(width))

/** How a modal lies: as a sheet along the lower edge, or as a dialog of its own width in CSS pixels. */
export type ModalLayout =
  | { readonly kind: 'bottomSheet' }
  | { readonly kind: 'dialog'; readonly widthPx: number }

const layoutOf = (width: number): ModalLayout =>
  width <= SHEET_TO_PX ? { kind: 'bottomSheet' } : { kind: 'dialog', widthPx: DIALOG_WIDTH_PX }

/** How a modal lies in a window `width` CSS pixels wide: a bottom sheet up to 768, a dialog above (VPT-02). Fails with `NotAWidth`. */
export const modalLayoutOf = (width: number): E.Either<NotAWidth, ModalLayout> =>
  E.map(layoutOf)(parseWidth(width))
