'use client'
import type { ReactNode } from 'react'
import { Collection } from 'react-aria-components/Collection'
import { Header } from 'react-aria-components/Header'
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox'
import { Icon } from '../../icon/icon.tsx'
import { Check } from '../../icon/lines.tsx'
import { given } from '../props.ts'
import * as styles from './list.css.ts'

/** One of several things to choose from. */
export interface Choice {
  /** What the form keeps. */
  readonly value: string
  /** What the person reads and searches. */
  readonly label: string
  /** A second, quieter line. */
  readonly description?: string | undefined
  readonly isDisabled?: boolean | undefined
  /** Choices with the same group stand under its name. */
  readonly group?: string | undefined
}

/** Groups in the order in which they first appear; choices without one come first. */
const grouped = (choices: readonly Choice[]): { name: string; choices: Choice[] }[] => {
  const groups = new Map<string, Choice[]>()
  if (choices.some(({ group }) => group === undefined)) groups.set('', [])
  for (const choice of choices) {
    const name = choice.group ?? ''
    groups.set(name, [...(groups.get(name) ?? []), choice])
  }
  return [...groups].map(([name, members]) => ({ name, choices: members }))
}

function Option({ choice, hasBox }: { choice: Choice; hasBox: boolean }) {
  const { value, label, description, isDisabled } = choice
  return (
    <ListBoxItem className={styles.item} id={value} textValue={label} {...given({ isDisabled })}>
      {hasBox && (
        <span className={styles.box}>
          <Icon of={Check} size={16} />
        </span>
      )}
      <span className={styles.words}>
        <span>{label}</span>
        {description !== undefined && <span className={styles.description}>{description}</span>}
      </span>
      {!hasBox && <Icon className={styles.tick} of={Check} size={16} />}
    </ListBoxItem>
  )
}

interface OptionsProps {
  choices: readonly Choice[]
  /** Boxes at the start instead of a tick at the end: several may be chosen. */
  hasBoxes?: boolean
  /** In the place of an empty list. */
  renderEmpty?: () => ReactNode
}

/** The list of choices inside the popover of a field. */
export function Options({ choices, hasBoxes = false, renderEmpty }: OptionsProps) {
  return (
    <ListBox className={styles.list} {...given({ renderEmptyState: renderEmpty })}>
      {grouped(choices).map(({ name, choices: members }) =>
        name === '' ? (
          members.map((choice) => <Option key={choice.value} choice={choice} hasBox={hasBoxes} />)
        ) : (
          <ListBoxSection key={name} id={`group ${name}`}>
            <Header className={styles.sectionTitle}>{name}</Header>
            <Collection items={members.map((choice) => ({ ...choice, id: choice.value }))}>
              {(choice) => <Option choice={choice} hasBox={hasBoxes} />}
            </Collection>
          </ListBoxSection>
        ),
      )}
    </ListBox>
  )
}
