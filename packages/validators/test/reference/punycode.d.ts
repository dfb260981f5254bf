// The package has no declarations of its own.
declare module 'punycode.js' {
  const punycode: {
    readonly decode: (digits: string) => string
    readonly encode: (label: string) => string
    readonly toASCII: (domain: string) => string
  }
  export default punycode
}
