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
  /** The prop of which it is the old name. */
  replacement?: string
}

/** What one exported component takes. */
export interface ComponentProps {
  name: string
  /** TSDoc of the component. */
  description: string
  props: Prop[]
  /** Names of its parts, for `classNames` and `slotProps`. */
  parts: string[]
  /** Names of props that are declared elsewhere (React, react-aria) and handed on. */
  passedOn: string[]
}

export declare const propsOfComponents: () => Record<string, ComponentProps[]>
