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

/** An object that a component takes or gives: a column, an item. */
export interface ObjectType {
  name: string
  /** TSDoc of the type. */
  description: string
  members: Prop[]
}

/** What one subpath of the package exports, as far as the compiler has to be asked. */
export interface SubpathExports {
  components: ComponentProps[]
  types: ObjectType[]
}

export declare const exportsOfPackage: () => Record<string, SubpathExports>

export declare const propsOfComponents: () => Record<string, ComponentProps[]>
