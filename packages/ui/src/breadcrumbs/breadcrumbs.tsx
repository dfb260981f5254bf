'use client'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { breadcrumbsWords } from '../i18n/breadcrumbs.ts'
import { useWords } from '../i18n/define-words.ts'
import { Icon } from '../icon/icon.tsx'
import { classNames } from '../internal/class-names.ts'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import { Link } from '../link/link.tsx'
import * as styles from './breadcrumbs.css.ts'

export interface Crumb {
  label: string
  href: string
}

export interface BreadcrumbsProps extends CommonProps<HTMLElement>, DataAttributes {
  /** The pages above, the highest first. */
  parents: readonly Crumb[]
  /** Title of the page itself. */
  current: string
  /** Name for screen readers. */
  label?: string | undefined
}

/** Where the page lies, and the way up. On a phone only the page right above remains. */
export function Breadcrumbs({ parents, current, label, className, ...rest }: BreadcrumbsProps) {
  const words = useWords(breadcrumbsWords)
  return (
    <nav aria-label={label ?? words.path} className={classNames(styles.root, className)} {...rest}>
      <ol className={styles.list}>
        {parents.map((crumb) => (
          <li key={crumb.href} className={styles.crumb}>
            <Icon className={styles.back} of={ChevronLeft} size={16} />
            <Link isStandalone href={crumb.href}>
              {crumb.label}
            </Link>
            <Icon className={styles.separator} of={ChevronRight} size={14} />
          </li>
        ))}
        <li aria-current="page" className={styles.current}>
          {current}
        </li>
      </ol>
    </nav>
  )
}
