export type HumanVerificationEvent =
  /** A call will soon need a pass: the visitor types. */
  | { readonly type: 'challenge.prepared' }
  /** A call waits for a pass. */
  | { readonly type: 'pass.requested' }
  /** A call took the pass with it. */
  | { readonly type: 'pass.taken' }
  /** The provider accepted the pass of a call. */
  | { readonly type: 'pass.accepted' }
  /** The provider refused the pass of a call. */
  | { readonly type: 'pass.refused' }
