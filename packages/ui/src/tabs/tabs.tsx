'use client'
import { useEffect, useRef, type ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartOf, type PartsProps } from '../internal/parts.ts'
import { given, type CommonProps, type DataAttributes } from '../internal/props.ts'
import { useEdges } from '../internal/use-edges.ts'
import * as styles from './tabs.css.ts'
import { Words } from '../internal/words.tsx'

export interface TabItem {
  readonly id: string
  readonly title: ReactNode
  /** A counter or a mark after the title. */
  readonly end?: ReactNode
  readonly content: ReactNode
  /** The address of the tab: it is then a link, and the page keeps the chosen tab in its address. */
  readonly href?: string
  readonly isDisabled?: boolean
}

export interface TabsProps
  extends CommonProps<HTMLDivElement>, DataAttributes, PartsProps<'list' | 'tab' | 'title' | 'panel'> {
  /** What the tabs are about: the name for screen readers. */
  label: string
  items: readonly TabItem[]
  /** Id of the chosen tab, when the state is yours. */
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
}

/** Room for the fade at an edge behind which the row goes on, and for the beginning of the next tab. */
const BESIDE = 48

/** Moves a row of tabs that is wider than its place so far that a tab is in sight; the page stays where it is. */
const bringIntoSight = (tab: HTMLElement): void => {
  const row = tab.parentElement
  if (!row) return
  const frame = row.getBoundingClientRect()
  const { left, right } = tab.getBoundingClientRect()
  if (left < frame.left + BESIDE) row.scrollLeft += left - frame.left - BESIDE
  else if (right > frame.right - BESIDE) row.scrollLeft += right - frame.right + BESIDE
}

interface TitleProps {
  isSelected: boolean
  part: PartOf<'title'>
  children: ReactNode
}

const Title = ({ isSelected, part, children }: TitleProps) => {
  const title = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const tab = title.current?.closest<HTMLElement>('[role=tab]')
    if (!isSelected || !tab?.parentElement) return undefined
    bringIntoSight(tab)
    // The window may become narrower around it.
    const observer = new ResizeObserver(() => bringIntoSight(tab))
    observer.observe(tab.parentElement)
    return () => observer.disconnect()
  }, [isSelected])
  return (
    <span ref={title} {...part('title', styles.title)}>
      {children}
    </span>
  )
}

/** Views of one thing, one at a time. Steps of a task are a wizard; different things are pages. */
export function Tabs(asGiven: TabsProps) {
  const [part, props] = takeParts(asGiven)
  const { label, items, value, defaultValue, onChange, className, style, ref, ...rest } = props
  const row = useRef<HTMLDivElement>(null)
  useEdges(row)
  return (
    <AriaTabs
      {...rest}
      {...given({ style, selectedKey: value, defaultSelectedKey: defaultValue })}
      {...(onChange === undefined ? {} : { onSelectionChange: (key) => onChange(String(key)) })}
      ref={ref}
      className={classNames(styles.root, className)}
    >
      <TabList ref={row} aria-label={label} {...part('list', styles.list)}>
        {items.map(({ id, title, end, href, isDisabled = false }) => (
          <Tab key={id} {...part('tab', styles.tab)} id={id} isDisabled={isDisabled} {...given({ href })}>
            {({ isSelected }) => (
              <Title isSelected={isSelected} part={part}>
                <Words>{title}</Words>
                {end}
              </Title>
            )}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} {...part('panel', styles.panel)} id={id}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
