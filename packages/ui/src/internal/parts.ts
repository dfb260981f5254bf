import type { CSSProperties } from 'react'
import { classNames } from './class-names.ts'
import type { DataAttributes } from './props.ts'

/** Attributes for a part of a component. */
export interface PartAttributes extends DataAttributes {
  className?: string | undefined
  style?: CSSProperties | undefined
  dir?: 'ltr' | 'rtl' | 'auto' | undefined
  lang?: string | undefined
  translate?: 'yes' | 'no' | undefined
}

/** What a component takes for its parts. Their names are stable, and stand in the page as `data-part`. */
export interface PartsProps<Name extends string> {
  /** Classes of parts by name, after the component's own; an unlayered rule of yours wins over the library. */
  classNames?: { readonly [Part in Name]?: string | undefined } | undefined
  /** Attributes of parts by name: `data-*`, `style`, `className`, `dir`, `lang`, `translate`. */
  slotProps?: { readonly [Part in Name]?: PartAttributes | undefined } | undefined
}

/** The attributes of a part: its name, its own classes, and what the consumer has given for it. */
export type PartOf<Name extends string> = (
  name: Name,
  ...own: readonly (string | false | undefined)[]
) => { className: string; style?: CSSProperties }

type NameOf<Props extends PartsProps<string>> = keyof NonNullable<Props['classNames']> & string

/** Takes what is meant for the parts of a component out of its props. */
export const takeParts = <Props extends PartsProps<string>>(props: Props): [PartOf<NameOf<Props>>, Props] => {
  const { classNames: classes, slotProps, ...rest } = props
  const part: PartOf<string> = (name, ...own) => {
    const slot = slotProps?.[name]
    return { ...(slot as object), className: classNames(...own, classes?.[name], slot?.className), 'data-part': name }
  }
  return [part, rest as Props]
}

/** A part with styles that change with its component; those of the consumer come after them. */
export const styled = <Part extends { readonly style?: CSSProperties }>(part: Part, own: CSSProperties): Part => ({
  ...part,
  style: { ...own, ...part.style },
})

/** The parts of a component that takes nothing for them. */
export const ownPart: PartOf<string> = (name, ...own) => ({ className: classNames(...own), 'data-part': name })
