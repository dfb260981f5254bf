'use client'
import type { ReactElement, ReactNode } from 'react'
import { Check } from 'lucide-react'
import { Header } from 'react-aria-components/Header'
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger,
  type MenuItemProps as AriaMenuItemProps,
  type MenuProps as AriaMenuProps,
  type MenuSectionProps as AriaMenuSectionProps,
} from 'react-aria-components/Menu'
import { Popover, type PopoverProps } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import { Icon, type IconType } from '../icon/icon.tsx'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import * as overlay from '../internal/overlay.css.ts'
import { sheet } from '../internal/sheet.css.ts'
import { given, type CommonProps, type DataAttributes } from '../internal/props.ts'
import * as styles from './menu.css.ts'
import { joinIsland } from '../internal/join-island.ts'
import { Words } from '../internal/words.tsx'

type MenuBehaviour = Pick<
  AriaMenuProps<object>,
  | 'selectionMode'
  | 'selectedKeys'
  | 'defaultSelectedKeys'
  | 'onSelectionChange'
  | 'disabledKeys'
  | 'onAction'
  | 'aria-label'
>

export interface MenuProps extends MenuBehaviour, CommonProps<HTMLDivElement>, DataAttributes, PartsProps<'panel'> {
  /** The button that opens it. */
  trigger: ReactElement
  /** `MenuItem` and `MenuSection`. */
  children: ReactNode
  placement?: PopoverProps['placement'] | undefined
  isOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

/**
 * Actions or choices behind a button; on phones a sheet at the lower edge. Fewer than three actions stay buttons; a choice
 * of a field is a select.
 */
export function Menu(asGiven: MenuProps) {
  const [part, props] = takeParts(asGiven)
  const { trigger, children, placement = 'bottom start', isOpen, onOpenChange, className, style, ref, ...rest } = props
  return (
    <MenuTrigger {...given({ isOpen, onOpenChange })}>
      {trigger}
      <Popover ref={joinIsland} {...part('panel', overlay.floating, sheet)} offset={4} placement={placement}>
        <AriaMenu {...rest} {...given({ style })} ref={ref} className={classNames(styles.list, className)}>
          {children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}

export interface MenuItemProps
  extends
    Omit<AriaMenuItemProps, 'children' | 'className' | 'style' | 'render' | 'textValue'>,
    PartsProps<'icon' | 'words' | 'description' | 'check'> {
  /** What it does or stands for; also what typing finds. */
  children: string
  icon?: IconType | undefined
  /** A second, quiet line. */
  description?: ReactNode
  /** `negative` for what takes something away. */
  tone?: keyof typeof styles.tones | undefined
  className?: string | undefined
}

/** One line of a menu: an action (`onAction`), a link (`href`) or a choice (when the menu has a `selectionMode`). */
export function MenuItem(asGiven: MenuItemProps) {
  const [part, props] = takeParts(asGiven)
  const { children, icon, description, tone = 'ink', className, ...rest } = props
  return (
    <AriaMenuItem {...rest} className={classNames(styles.item, styles.tones[tone], className)} textValue={children}>
      {({ isSelected }) => (
        <>
          {icon && <Icon {...part('icon')} of={icon} />}
          <Text {...part('words', styles.words)} slot="label">
            <Words>{children}</Words>
            {description !== undefined && <span {...part('description', styles.description)}>{description}</span>}
          </Text>
          {isSelected && <Icon {...part('check', styles.end)} of={Check} size={16} />}
        </>
      )}
    </AriaMenuItem>
  )
}

export interface MenuSectionProps
  extends
    Pick<
      AriaMenuSectionProps<object>,
      'selectionMode' | 'selectedKeys' | 'defaultSelectedKeys' | 'onSelectionChange' | 'id'
    >,
    PartsProps<'section' | 'title'> {
  /** Name of the group; without one give `aria-label`. */
  title?: string | undefined
  'aria-label'?: string | undefined
  children: ReactNode
}

/** A group of lines, with a choice of its own when it has a `selectionMode`. */
export function MenuSection(asGiven: MenuSectionProps) {
  const [part, { title, children, ...rest }] = takeParts(asGiven)
  return (
    <AriaMenuSection {...given(rest)} {...part('section', styles.section)}>
      {title !== undefined && <Header {...part('title', styles.sectionTitle)}>{title}</Header>}
      {children}
    </AriaMenuSection>
  )
}
