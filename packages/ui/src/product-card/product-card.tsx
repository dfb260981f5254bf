'use client'
import { useId, type ReactNode } from 'react'
import { Card } from '../card/card.tsx'
import { Heading, type HeadingLevel } from '../heading/heading.tsx'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import * as styles from './product-card.css.ts'

export interface ProductCardProps
  extends
    CommonProps<HTMLElement>,
    DataAttributes,
    PartsProps<'top' | 'words' | 'badges' | 'drawing' | 'text' | 'footer'> {
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
export function ProductCard(asGiven: ProductCardProps) {
  const [part, props] = takeParts(asGiven)
  const { title, level = 2, drawing, badges, text, children, footer, className, ...rest } = props
  const titleId = useId()
  return (
    <Card aria-labelledby={titleId} as="article" className={classNames(styles.root, className)} {...(rest as object)}>
      <div {...part('top', styles.top)}>
        <div {...part('words', styles.words)}>
          {badges !== undefined && <div {...part('badges', styles.badges)}>{badges}</div>}
          <Heading id={titleId} level={level} size="title">
            {title}
          </Heading>
        </div>
        {drawing !== undefined && <div {...part('drawing', styles.drawing)}>{drawing}</div>}
      </div>
      {text !== undefined && <p {...part('text', styles.body)}>{text}</p>}
      {children}
      {footer !== undefined && <div {...part('footer', styles.footer)}>{footer}</div>}
    </Card>
  )
}
