'use client'
import type { ReactNode } from 'react'
import { ChevronDown } from 'lucide-react'
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure'
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup'
import { Heading } from 'react-aria-components/Heading'
import { Icon } from '../icon/icon.tsx'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import { given, type CommonProps, type DataAttributes } from '../internal/props.ts'
import { PressButton } from '../internal/press/press-button.tsx'
import * as styles from './accordion.css.ts'

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

/** Long answers under short titles. What everybody must read stays open, outside of it. */
export function Accordion(asGiven: AccordionProps) {
  const [part, props] = takeParts(asGiven)
  const {
    items,
    allowsMultiple = false,
    value,
    defaultValue,
    onChange,
    level = 3,
    className,
    style,
    ref,
    ...rest
  } = props
  return (
    <DisclosureGroup
      {...rest}
      {...given({ style, expandedKeys: value, defaultExpandedKeys: defaultValue })}
      {...(onChange === undefined ? {} : { onExpandedChange: (keys) => onChange([...keys].map(String)) })}
      ref={ref}
      allowsMultipleExpanded={allowsMultiple}
      className={classNames(styles.root, className)}
    >
      {items.map(({ id, title, content, isDisabled = false }) => (
        <Disclosure key={id} {...part('item', styles.item)} id={id} isDisabled={isDisabled}>
          <Heading {...part('heading', styles.heading)} level={level}>
            <PressButton {...part('trigger', styles.trigger)} slot="trigger">
              {title}
              <Icon {...part('mark', styles.mark)} of={ChevronDown} />
            </PressButton>
          </Heading>
          <DisclosurePanel {...part('panel', styles.panel)}>
            <div {...part('content', styles.content)}>{content}</div>
          </DisclosurePanel>
        </Disclosure>
      ))}
    </DisclosureGroup>
  )
}
