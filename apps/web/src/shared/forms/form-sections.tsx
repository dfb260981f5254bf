import { Icon } from '@cabinet/ui/icon'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFormState } from 'react-final-form'
import * as styles from './form-sections.css.ts'

/** A part of a long form. */
export interface FormSection {
  readonly id: string
  readonly title: string
  /** First parts of the names of its fields: `head` for `head.lastname`. */
  readonly fields: readonly string[]
  readonly content: ReactNode
}

/** The part of the window in which a section counts as the one that is read: its upper third. */
const READ = '-80px 0px -66% 0px'

/** The section that is read now; the first one until the page is scrolled. */
const useRead = (ids: readonly string[], find: (id: string) => HTMLElement | undefined): string | undefined => {
  const [read, setRead] = useState(ids[0])
  const names = ids.join(' ')
  useEffect(() => {
    const seen = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const { section = '' } = (target as HTMLElement).dataset
          if (isIntersecting) seen.add(section)
          else seen.delete(section)
        }
        const first = names.split(' ').find((id) => seen.has(id))
        if (first !== undefined) setRead(first)
      },
      { rootMargin: READ },
    )
    for (const id of names.split(' ')) {
      const element = find(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [names, find])
  return read
}

/** The section that is worked in, until somebody scrolls away by hand. */
const useFocused = () => {
  const [focused, setFocused] = useState<string>()
  useEffect(() => {
    const leave = () => setFocused(undefined)
    const stop = new AbortController()
    for (const event of ['wheel', 'touchmove']) addEventListener(event, leave, { passive: true, signal: stop.signal })
    return () => stop.abort()
  }, [])
  return [focused, setFocused] as const
}

/** Sections with a field that is wrong, once somebody has tried to save. */
const useWrong = (sections: readonly FormSection[]): ReadonlySet<string> => {
  const { errors, submitErrors, submitFailed } = useFormState({
    subscription: { errors: true, submitErrors: true, submitFailed: true },
  })
  if (!submitFailed) return new Set()
  const isWrong = (field: string) => errors?.[field] !== undefined || submitErrors?.[field] !== undefined
  return new Set(sections.filter(({ fields }) => fields.some(isWrong)).map(({ id }) => id))
}

/** The first field of a section takes the focus, so that whoever works by keyboard goes on from there. */
const focusIn = (element: HTMLElement): void =>
  element.querySelector<HTMLElement>('input:not([readonly]):not([disabled]), button, textarea')?.focus({
    preventScroll: true,
  })

/**
 * A long form with the list of its sections beside it, on wide screens: which one is read, and which has a field that is
 * wrong.
 */
export const FormSections = ({
  label,
  sections,
  children,
}: {
  /** What the list is called for screen readers. */
  label: string
  sections: readonly FormSection[]
  /** Wraps the sections in the form. */
  children: (sections: ReactNode) => ReactNode
}) => {
  const places = useRef(new Map<string, HTMLElement>())
  const [find] = useState(() => (id: string) => places.current.get(id))
  const read = useRead(
    sections.map(({ id }) => id),
    find,
  )
  const [focused, setFocused] = useFocused()
  const current = focused ?? read
  const wrong = useWrong(sections)
  const goTo = (id: string) => {
    const element = find(id)
    if (!element) return
    element.scrollIntoView({
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
      block: 'start',
    })
    focusIn(element)
  }
  return (
    <div className={styles.layout}>
      {children(
        sections.map(({ id, content }) => (
          <div
            key={id}
            className={styles.section}
            data-section={id}
            onFocus={() => setFocused(id)}
            ref={(element) => {
              if (element) places.current.set(id, element)
              else places.current.delete(id)
            }}
          >
            {content}
          </div>
        )),
      )}
      <nav aria-label={label} style={{ display: 'contents' }}>
        <ul className={styles.list}>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.link}
                aria-current={id === current ? 'true' : undefined}
                data-wrong={wrong.has(id) || undefined}
                onClick={() => goTo(id)}
              >
                {title}
                {wrong.has(id) && <Icon of={CircleAlert} size={16} />}
              </button>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
