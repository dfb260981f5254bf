// The library brings no types of its own.
declare module 'vin-validator' {
  export const validate: (vin: string) => boolean
}
