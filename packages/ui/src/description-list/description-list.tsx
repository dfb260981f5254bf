import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import * as styles from './description-list.css.ts'

export interface DescriptionListProps
  extends Omit<ComponentPropsWithRef<'dl'>, 'children'>, PartsProps<'pair' | 'term' | 'value'> {
  /** The facts in the order of reading. Labels are unique. */
  items: readonly { readonly label: string; readonly value: ReactNode }[]
  /** `columns`: label and value side by side; `stacked`: the label above. */
  layout?: keyof typeof styles.layouts | undefined
}

/** Facts: a label and its value. For facts of many objects use a table. */
export function DescriptionList(asGiven: DescriptionListProps) {
  const [part, props] = takeParts(asGiven)
  const { items, layout = 'columns', className, ...rest } = props
  return (
    <dl className={classNames(styles.root, styles.layouts[layout], className)} {...rest}>
      {items.map(({ label, value }) => (
        <div key={label} {...part('pair', styles.pair[layout])}>
          <dt {...part('term', styles.term, layout === 'stacked' && styles.termStacked)}>{label}</dt>
          <dd {...part('value', styles.value)}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
