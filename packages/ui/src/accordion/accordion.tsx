'use client'
import { useRef, type ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import { useDisclosure } from 'react-aria/useDisclosure'
import { useControlledState } from 'react-stately/useControlledState'
import { Icon } from '../icon/icon.tsx'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartOf, type PartsProps } from '../internal/parts.ts'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import { PressButton } from '../internal/press/press-button.tsx'
import * as styles from './accordion.css.ts'
import { Words } from '../internal/words.tsx'

export interface AccordionItem {
  readonly id: string
  readonly title: ReactNode
  readonly content: ReactNode
  readonly isDisabled?: boolean
}

export interface AccordionProps
  extends
    CommonProps<HTMLDivElement>,
    DataAttributes,
    PartsProps<'item' | 'heading' | 'trigger' | 'mark' | 'panel' | 'content'> {
  items: readonly AccordionItem[]
  /** Several parts may be open at a time. */
  allowsMultiple?: boolean | undefined
  /** Ids of the open parts, when the state is yours (the address of the page, for example). */
  value?: readonly string[] | undefined
  defaultValue?: readonly string[] | undefined
  onChange?: ((value: string[]) => void) | undefined
  /** Place of the titles in the outline. */
  level?: 2 | 3 | 4 | 5 | undefined
}

type PartName = 'item' | 'heading' | 'trigger' | 'mark' | 'panel' | 'content'

interface ItemProps extends AccordionItem {
  part: PartOf<PartName>
  level: 2 | 3 | 4 | 5
  isOpen: boolean
  onToggle: () => void
}

/** One part, by the hook of react-aria: its components would cost the first page behind a sign-in two kilobytes more. */
function Item({ part, level, title, content, isDisabled = false, isOpen, onToggle }: ItemProps) {
  const panel = useRef<HTMLDivElement>(null)
  const set = (next: boolean): void => {
    if (next !== isOpen) onToggle()
  }
  const { buttonProps, panelProps } = useDisclosure(
    { isDisabled },
    {
      isExpanded: isOpen,
      setExpanded: set,
      expand: () => set(true),
      collapse: () => set(false),
      toggle: onToggle,
    },
    panel,
  )
  const Heading = `h${level}` as const
  return (
    <div {...part('item', styles.item)} data-expanded={isOpen || undefined} data-disabled={isDisabled || undefined}>
      <Heading {...part('heading', styles.heading)}>
        <PressButton {...buttonProps} {...part('trigger', styles.trigger)} slot={null}>
          <Words>{title}</Words>
          <Icon {...part('mark', styles.mark)} of={ChevronDown} />
        </PressButton>
      </Heading>
      <div {...panelProps} {...part('panel', styles.panel)} ref={panel}>
        <div {...part('content', styles.content)}>{content}</div>
      </div>
    </div>
  )
}

/** Long answers under short titles. What everybody must read stays open, outside of it. */
export function Accordion(asGiven: AccordionProps) {
  const [part, props] = takeParts(asGiven)
  const { items, allowsMultiple = false, value, defaultValue = [], onChange, level = 3, className, ...rest } = props
  const [chosen, setChosen] = useControlledState<readonly string[], string[]>(value, defaultValue, onChange)
  const open = allowsMultiple ? chosen : chosen.slice(0, 1)
  const toggle = (id: string): void => {
    const others = allowsMultiple ? open.filter((other) => other !== id) : []
    setChosen(open.includes(id) ? others : [...others, id])
  }
  return (
    <div {...rest} className={classNames(styles.root, className)}>
      {items.map((item) => (
        <Item
          key={item.id}
          {...item}
          part={part}
          level={level}
          isOpen={open.includes(item.id)}
          onToggle={() => toggle(item.id)}
        />
      ))}
    </div>
  )
}
