declare module 'virtual:cabinet-props' {
  export const props: Record<string, import('../packages/ui/scripts/props.d.mts').ComponentProps[]>
}

declare module '*.mdx'
