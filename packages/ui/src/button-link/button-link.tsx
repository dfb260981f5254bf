'use client'
import type { ReactNode } from 'react'
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link'
import * as styles from '../button/button.css.ts'
import { buttonLook, type ButtonLook } from '../button/button-look.ts'
import { Icon, type IconType } from '../icon/icon.tsx'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import { given, type CommonProps, type DataAttributes } from '../internal/props.ts'
import { Words } from '../internal/words.tsx'

export interface ButtonLinkProps
  extends
    Omit<AriaLinkProps, 'children' | 'className' | 'style' | 'href' | 'render' | 'isDisabled'>,
    ButtonLook,
    CommonProps<HTMLAnchorElement>,
    DataAttributes,
    PartsProps<'content' | 'icon' | 'iconEnd'> {
  /** Where it leads, through the router of `CabinetProvider`. */
  href: string
  children: ReactNode
  icon?: IconType | undefined
  iconEnd?: IconType | undefined
}

/** A link that looks like a button: the main way on to another page. */
export function ButtonLink(asGiven: ButtonLinkProps) {
  const [part, props] = takeParts(asGiven)
  const { children, icon, iconEnd, tone, variant, size, isBlock, className, style, ref, ...rest } = props
  return (
    <AriaLink
      {...rest}
      {...given({ style })}
      ref={ref}
      className={classNames(buttonLook({ tone, variant, size, isBlock }), className)}
    >
      <span {...part('content', styles.content)}>
        {icon && <Icon {...part('icon', styles.icon)} of={icon} />}
        <Words>{children}</Words>
        {iconEnd && <Icon {...part('iconEnd', styles.icon)} of={iconEnd} />}
      </span>
    </AriaLink>
  )
}
