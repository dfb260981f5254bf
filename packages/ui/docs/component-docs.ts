/**
 * What the documentation says of a component and its types cannot. It stands beside the component in
 * `<name>.docs.ts`; the page in Storybook adds the stories and the table of props.
 */
export interface ComponentDocs {
  /** Its shelf in the list of components. */
  group: 'layout' | 'action' | 'field' | 'choice' | 'status' | 'fact' | 'register' | 'overlay' | 'navigation'
  /** What it is for, in one or two sentences. */
  purpose: string
  /** When to take something else: its name, and the case. Empty when nothing else comes close. */
  instead: Readonly<Record<string, string>>
  /** What it consists of. A key is a prop of the component, or a part that it adds by itself (with a capital letter). */
  anatomy: Readonly<Record<string, string>>
  /** Keys and what they do. Empty when the component takes none. */
  keys: Readonly<Record<string, string>>
  /** What else people who do not use a mouse or a screen get. */
  accessibility?: readonly string[]
  do: readonly string[]
  dont: readonly string[]
  /** It covers the page or floats over it: its examples stand in frames of this height, in pixels. */
  frame?: number
}
