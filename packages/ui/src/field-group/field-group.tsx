'use client'
import { useId, type ComponentPropsWithRef, type ReactNode } from 'react'
import { classNames } from '../internal/class-names.ts'
import * as styles from './field-group.css.ts'

export interface FieldGroupProps extends Omit<ComponentPropsWithRef<'fieldset'>, 'title'> {
  /** What the fields are about together; read before each of them. */
  title?: ReactNode
  description?: ReactNode
  /** Columns from 768 px; one below. */
  columns?: keyof typeof styles.columns | undefined
}

/** Fields that belong together, under one title. */
export function FieldGroup({ title, description, columns = 1, children, className, ...rest }: FieldGroupProps) {
  const descriptionId = useId()
  const hasHead = title !== undefined || description !== undefined
  return (
    <fieldset
      aria-describedby={description === undefined ? undefined : descriptionId}
      className={classNames(styles.root, className)}
      {...rest}
    >
      {title !== undefined && <legend className={styles.legend}>{title}</legend>}
      {description !== undefined && (
        <p className={styles.description} id={descriptionId}>
          {description}
        </p>
      )}
      <div className={classNames(styles.fields, styles.columns[columns], hasHead && styles.spaced)}>{children}</div>
    </fieldset>
  )
}
