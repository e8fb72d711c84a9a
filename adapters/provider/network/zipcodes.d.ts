declare module 'zipcodes' {
  const zipcodes: {
    readonly codes: Readonly<
      Record<
        string,
        {
          readonly zip: string
          readonly city: string
          readonly state: string
          readonly country: string
          readonly latitude?: number
          readonly longitude?: number
        }
      >
    >
  }
  export default zipcodes
}
