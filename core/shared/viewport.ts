import { either as E } from 'fp-ts'

/** Widths in CSS pixels at which a page is laid out otherwise (specification 9). */
export const TABLET_FROM_PX = 769
export const DESKTOP_FROM_PX = 991

/** The width of a dialog that is no bottom sheet, in CSS pixels (specification 2.1). */
export const DIALOG_WIDTH_PX = 660

export const viewportClasses = ['mobile', 'tablet', 'desktop'] as const
export type ViewportClass = (typeof viewportClasses)[number]

/** What is no width: negative, infinite or not a number; as it is written. */
export type NotAWidth = { readonly _tag: 'NotAWidth'; readonly value: string }

/**
 * The class of a window `width` CSS pixels wide, fractions too: mobile below 769, desktop from 991, tablet between (VPT-01). Fails with
 * `NotAWidth`.
 */
export const viewportOf = (width: number): E.Either<NotAWidth, ViewportClass> => {
  if (!Number.isFinite(width) || width < 0 || Object.is(width, -0))
    return E.left({ _tag: 'NotAWidth', value: Object.is(width, -0) ? '-0' : String(width) })
  if (width < TABLET_FROM_PX) return E.right('mobile')
  return E.right(width < DESKTOP_FROM_PX ? 'tablet' : 'desktop')
}

/** How a modal lies: as a sheet along the lower edge, or as a dialog of its own width in CSS pixels. */
export type ModalLayout =
  | { readonly kind: 'bottomSheet' }
  | { readonly kind: 'dialog'; readonly widthPx: number }

/** A bottom sheet where the window is mobile, a dialog above (VPT-02). */
export const modalLayoutOf = (viewport: ViewportClass): ModalLayout =>
  viewport === 'mobile' ? { kind: 'bottomSheet' } : { kind: 'dialog', widthPx: DIALOG_WIDTH_PX }
