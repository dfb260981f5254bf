/** One prop of the library's own. */
export interface Prop {
  name: string
  /** As the compiler prints it, without `undefined`. */
  type: string
  isRequired: boolean
  /** TSDoc of the prop. */
  description: string
  /** `@default` of the TSDoc. */
  fallback?: string
}

/** What one exported component takes. */
export interface ComponentProps {
  name: string
  /** TSDoc of the component. */
  description: string
  props: Prop[]
  /** Names of props that are declared elsewhere (React, react-aria) and handed on. */
  passedOn: string[]
}

export declare const propsOfComponents: () => Record<string, ComponentProps[]>
