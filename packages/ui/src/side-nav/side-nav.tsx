'use client'
import { useId, useRef, type ReactNode } from 'react'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { Link } from 'react-aria-components/Link'
import { Badge } from '../badge/badge.tsx'
import { useWords } from '../i18n/define-words.ts'
import { sideNavWords } from '../i18n/side-nav.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Icon, type IconType } from '../icon/icon.tsx'
import { Bubble } from '../internal/bubble.tsx'
import { useBubble } from '../internal/use-bubble.ts'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartOf, type PartsProps } from '../internal/parts.ts'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import { trackOf } from '../internal/track.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { atEnd } from './at-end.ts'
import { currentHref } from './current-item.ts'
import * as styles from './side-nav.css.ts'

export interface SideNavItem {
  /** Where it leads; unique in the navigation. */
  readonly href: string
  readonly label: string
  readonly icon: IconType
  /** How much waits there; zero shows nothing. */
  readonly count?: number
  /** The counter in words for screen readers («2 отправки просрочены»). */
  readonly countLabel?: string
  /** What analytics know the entry by; what it reads can hold a counter. */
  readonly 'data-track'?: string
}

export interface SideNavGroup {
  readonly id: string
  /** Name of the group; the first group usually has none. */
  readonly title?: string
  /** Stands for the name when the navigation is collapsed: two or three letters. */
  readonly short?: string
  /** Stands before the name and says nothing of its own: a dot in the colour of the product. */
  readonly mark?: ReactNode
  /** A quiet line under the name. */
  readonly subtitle?: string
  readonly items: readonly SideNavItem[]
}

/** What one entry has for whoever styles it. */
type EntryPart = 'item' | 'icon' | 'label' | 'count' | 'dot'

export interface SideNavProps
  extends
    CommonProps<HTMLElement>,
    DataAttributes,
    PartsProps<EntryPart | 'start' | 'title' | 'subtitle' | 'short' | 'separator' | 'list' | 'end' | 'toggle'> {
  groups: readonly SideNavGroup[]
  /** Items at the lower end: help. */
  endItems?: readonly SideNavItem[] | undefined
  /** Path of the page; marks the item it belongs to. */
  currentPath: string
  /** The brand, at the top. A function when it has a short form. */
  start?: ReactNode | ((isCollapsed: boolean) => ReactNode)
  /** Icons only, 72 px instead of 264. */
  isCollapsed?: boolean | undefined
  /** Adds the button that collapses it. */
  onCollapsedChange?: ((isCollapsed: boolean) => void) | undefined
  /** Stands in a drawer, which has the edge and the width: none of its own. */
  isInDrawer?: boolean | undefined
  /** «Разделы» when absent. */
  'aria-label'?: string | undefined
}

interface ItemProps {
  part: PartOf<EntryPart>
  item: SideNavItem
  isCurrent: boolean
  isCollapsed: boolean
}

function NavItem({ part, item, isCurrent, isCollapsed }: ItemProps) {
  const { href, label, icon, count = 0, countLabel } = item
  const bubbleId = useId()
  const anchor = useRef<HTMLAnchorElement>(null)
  const bubble = useBubble()
  const hasCount = count > 0
  const counted = hasCount && <VisuallyHidden>{countLabel ?? count}</VisuallyHidden>
  const hints = isCollapsed
    ? {
        onHoverStart: bubble.show,
        onHoverEnd: bubble.hideSoon,
        onFocusChange: (isFocused: boolean) => {
          if (!isFocused) bubble.hide()
          else if (anchor.current?.matches(':focus-visible') === true) bubble.show()
        },
      }
    : {}
  return (
    <li>
      <Link
        {...hints}
        ref={anchor}
        {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
        {...part('item', styles.item, isCollapsed && styles.itemCollapsed)}
        href={href}
        {...trackOf(item)}
      >
        <Icon {...part('icon')} of={icon} />
        {isCollapsed ? <VisuallyHidden>{label}</VisuallyHidden> : <span {...part('label', styles.label)}>{label}</span>}
        {counted}
        {hasCount &&
          (isCollapsed ? (
            <span {...part('dot', styles.dot)} />
          ) : (
            <Badge isCount aria-hidden tone="notice" {...part('count')}>
              {count}
            </Badge>
          ))}
      </Link>
      {isCollapsed && <Bubble isHidden anchor={anchor} id={bubbleId} place={atEnd} state={bubble} text={label} />}
    </li>
  )
}

/** The sections of the cabinet, in groups. From 992 px it stands at the side; below it goes into a `Drawer`. */
export function SideNav(asGiven: SideNavProps) {
  const [part, props] = takeParts(asGiven)
  const { groups, endItems = [], currentPath, start, isCollapsed = false, onCollapsedChange, ...rest } = props
  const { isInDrawer = false, className, 'aria-label': label, ...own } = rest
  const words = useWords(sideNavWords)
  const idPrefix = useId()
  const current = currentHref(
    [...groups.flatMap(({ items }) => items), ...endItems].map(({ href }) => href),
    currentPath,
  )
  const itemsOf = (items: readonly SideNavItem[]): ReactNode =>
    items.map((item) => (
      <NavItem key={item.href} part={part} isCollapsed={isCollapsed} isCurrent={item.href === current} item={item} />
    ))
  return (
    <nav
      aria-label={label ?? words.label}
      className={classNames(styles.root, isCollapsed && styles.collapsed, isInDrawer && styles.plain, className)}
      {...own}
    >
      {start !== undefined && (
        <div {...part('start', styles.start)}>{typeof start === 'function' ? start(isCollapsed) : start}</div>
      )}
      {groups.map(({ id, title, short, mark, subtitle, items }) => {
        const titleId = `${idPrefix}${id}`
        return (
          <div key={id}>
            {title !== undefined && isCollapsed && <div {...part('separator', styles.separator)} />}
            {short !== undefined && isCollapsed && (
              <div aria-hidden {...part('short', styles.short)}>
                {short}
              </div>
            )}
            {title !== undefined && (
              <TitleOf part={part} id={titleId} isHidden={isCollapsed} mark={mark} subtitle={subtitle}>
                {title}
              </TitleOf>
            )}
            <ul aria-labelledby={title === undefined ? undefined : titleId} {...part('list', styles.list)}>
              {itemsOf(items)}
            </ul>
          </div>
        )
      })}
      {(endItems.length > 0 || onCollapsedChange) && (
        <div {...part('end', styles.end)}>
          {endItems.length > 0 && <ul {...part('list', styles.list)}>{itemsOf(endItems)}</ul>}
        </div>
      )}
      {onCollapsedChange && (
        <IconButton
          data-track="side-nav-fold"
          {...part('toggle', styles.toggle, isCollapsed && styles.toggleCollapsed)}
          icon={isCollapsed ? PanelLeftOpen : PanelLeftClose}
          label={isCollapsed ? words.expand : words.collapse}
          onPress={() => onCollapsedChange(!isCollapsed)}
        />
      )}
    </nav>
  )
}

interface TitleProps {
  part: PartOf<'title' | 'subtitle'>
  id: string
  children: string
  mark: ReactNode
  subtitle: string | undefined
  isHidden: boolean
}

function TitleOf({ part, id, children, mark, subtitle, isHidden }: TitleProps) {
  if (isHidden) return <VisuallyHidden id={id}>{children}</VisuallyHidden>
  return (
    <>
      <h2 {...part('title', styles.title)} id={id}>
        {mark}
        {children}
      </h2>
      {subtitle !== undefined && <div {...part('subtitle', styles.subtitle)}>{subtitle}</div>}
    </>
  )
}
