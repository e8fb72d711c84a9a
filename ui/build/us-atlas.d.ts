declare module 'us-atlas/states-albers-10m.json' {
  /** A ring lists its arcs; a negative number is the bitwise complement of a reversed arc. */
  type Ring = readonly number[]
  const atlas: {
    readonly transform: {
      readonly scale: readonly [number, number]
      readonly translate: readonly [number, number]
    }
    /** Points as differences from the one before, in units of the transform. */
    readonly arcs: readonly (readonly (readonly [number, number])[])[]
    readonly objects: {
      readonly states: {
        readonly geometries: readonly (
          | { readonly type: 'Polygon'; readonly id: string; readonly arcs: readonly Ring[] }
          | {
              readonly type: 'MultiPolygon'
              readonly id: string
              readonly arcs: readonly (readonly Ring[])[]
            }
        )[]
      }
    }
  }
  export default atlas
}
