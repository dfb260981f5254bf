import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../internal/class-names.ts'
import * as styles from './text.css.ts'

export interface TextProps extends ComponentPropsWithRef<'p'> {
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'label' | 'li' | 'dt' | 'dd' | 'legend' | undefined
  /** Step of the type scale; inherited when absent. */
  size?: keyof typeof styles.sizes | undefined
  weight?: keyof typeof styles.weights | undefined
  /** Colour by meaning; inherited when absent. A status also needs its words. */
  tone?: keyof typeof styles.tones | undefined
  align?: keyof typeof styles.aligns | undefined
  /** Keeps lines short enough to read (68 characters). */
  hasMeasure?: boolean | undefined
  /** One line with an ellipsis; give the whole text elsewhere. */
  isTruncated?: boolean | undefined
}

/** Running text. */
export function Text(props: TextProps) {
  const { as: Element = 'p', size, weight, tone, align, hasMeasure = false, isTruncated = false, ...rest } = props
  const { className, ref, ...own } = rest
  return (
    <Element
      ref={ref as never}
      className={classNames(
        styles.root,
        size && styles.sizes[size],
        weight && styles.weights[weight],
        tone && styles.tones[tone],
        align && styles.aligns[align],
        hasMeasure && styles.measure,
        isTruncated && styles.truncated,
        className,
      )}
      {...(own as object)}
    />
  )
}
