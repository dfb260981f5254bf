'use client'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import * as styles from './field-group.css.ts'

export interface FieldGroupProps
  extends Omit<ComponentPropsWithRef<'fieldset'>, 'title'>, PartsProps<'legend' | 'description' | 'fields'> {
  /** What the fields are about together; read before each of them. */
  title?: ReactNode
  description?: ReactNode
  /** Columns from 768 px; one below. */
  columns?: keyof typeof styles.columns | undefined
}

/** Fields that belong together, under one title. */
export function FieldGroup(asGiven: FieldGroupProps) {
  const [part, props] = takeParts(asGiven)
  const { title, description, columns = 1, children, className, ...rest } = props
  const descriptionId = useId()
  const hasHead = title !== undefined || description !== undefined
  return (
    <fieldset
      aria-describedby={description === undefined ? undefined : descriptionId}
      className={classNames(styles.root, className)}
      {...rest}
    >
      {title !== undefined && <legend {...part('legend', styles.legend)}>{title}</legend>}
      {description !== undefined && (
        <p {...part('description', styles.description)} id={descriptionId}>
          {description}
        </p>
      )}
      <div {...part('fields', styles.fields, styles.columns[columns], hasHead && styles.spaced)}>{children}</div>
    </fieldset>
  )
}
