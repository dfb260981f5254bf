import { Heading } from '@cabinet/ui/heading'
import { Link } from '@cabinet/ui/link'
import { Text } from '@cabinet/ui/text'
import Markdown, { type MarkdownToJSX } from 'markdown-to-jsx/react'
import type { ReactNode } from 'react'
import { typeset } from '../intl/typeset.ts'
import * as styles from './prose.css.ts'

type WithChildren = { readonly children?: ReactNode; readonly id?: string }

const overrides: MarkdownToJSX.Overrides = {
  h2: ({ children, id }: WithChildren) => (
    <Heading level={2} id={id} tabIndex={-1} className={styles.chapter}>
      {children}
    </Heading>
  ),
  h3: ({ children, id }: WithChildren) => (
    <Heading level={3} id={id} tabIndex={-1} className={styles.chapter}>
      {children}
    </Heading>
  ),
  p: ({ children }: WithChildren) => <Text>{children}</Text>,
  a: ({ children, href }: WithChildren & { readonly href?: string }) => <Link href={href ?? ''}>{children}</Link>,
  ul: ({ children }: WithChildren) => <ul className={styles.list}>{children}</ul>,
  ol: ({ children }: WithChildren) => <ol className={styles.list}>{children}</ol>,
  table: ({ children }: WithChildren) => (
    // A frame that scrolls must be reachable by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.tableFrame} tabIndex={0} role="group">
      <table className={styles.table}>{children}</table>
    </div>
  ),
  th: ({ children }: WithChildren) => (
    <th scope="col" className={styles.cell}>
      {children}
    </th>
  ),
  td: ({ children }: WithChildren) => <td className={styles.cell}>{children}</td>,
}

export interface ProseProps {
  /** Markdown; HTML in it is shown as text. */
  readonly children: string
  /** Larger emails, for texts that take minutes. */
  readonly isLong?: boolean
  /** Ids of headings by their text, for a contents list. */
  readonly slugOf?: (heading: string) => string
}

const Body = ({ children }: WithChildren) => (
  <div lang="ru" data-track="text-link" className={styles.root}>
    {children}
  </div>
)
const ReadingBody = ({ children }: WithChildren) => (
  <div lang="ru" data-track="text-link" className={`${styles.root} ${styles.reading}`}>
    {children}
  </div>
)

/** A Russian text: Markdown in the components and the typography of the product. */
export const Prose = ({ children, slugOf, isLong = false }: ProseProps) => (
  <Markdown
    options={{
      overrides,
      disableParsingRawHTML: true,
      forceBlock: true,
      forceWrapper: true,
      wrapper: isLong ? ReadingBody : Body,
      ...(slugOf && { slugify: slugOf }),
    }}
  >
    {typeset(children)}
  </Markdown>
)
