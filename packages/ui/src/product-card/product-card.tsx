'use client'
import { useId, type ReactNode } from 'react'
import { Card } from '../card/card.tsx'
import { Heading, type HeadingLevel } from '../heading/heading.tsx'
import { classNames } from '../internal/class-names.ts'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import * as styles from './product-card.css.ts'

export interface ProductCardProps extends CommonProps<HTMLElement>, DataAttributes {
  /** Name of the product. */
  title: string
  /** Place of the title in the outline. */
  level?: HeadingLevel | undefined
  /** A drawing of `@cabinet/ui/drawing`. */
  drawing?: ReactNode
  /** What stands beside or instead of badges at the top: a monogram and the name of a bank. */
  badges?: ReactNode
  /** The benefit, two lines. */
  text?: ReactNode
  /** Facts (`DescriptionList`), a meter, a banner. */
  children?: ReactNode
  /** One solid button at most, and outlined ones beside it. On phones they are as wide as the card. */
  footer?: ReactNode
}

/** A product on offer: what it is, what it gives, where it stands, what to do. Cards of a row are equally high. */
export function ProductCard(props: ProductCardProps) {
  const { title, level = 2, drawing, badges, text, children, footer, className, ...rest } = props
  const titleId = useId()
  return (
    <Card aria-labelledby={titleId} as="article" className={classNames(styles.root, className)} {...(rest as object)}>
      <div className={styles.top}>
        <div className={styles.words}>
          {badges !== undefined && <div className={styles.badges}>{badges}</div>}
          <Heading id={titleId} level={level} size="title">
            {title}
          </Heading>
        </div>
        {drawing !== undefined && <div className={styles.drawing}>{drawing}</div>}
      </div>
      {text !== undefined && <p className={styles.body}>{text}</p>}
      {children}
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </Card>
  )
}
