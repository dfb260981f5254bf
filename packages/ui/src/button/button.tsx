'use client'
import { useId, useRef, type ReactNode } from 'react'
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { Icon, type IconType } from '../icon/icon.tsx'
import { Bubble } from '../internal/bubble.tsx'
import { useBubble } from '../internal/use-bubble.ts'
import { classNames } from '../internal/class-names.ts'
import { PressButton, withoutPresses } from '../internal/press/press-button.tsx'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import { Spinner } from '../spinner/spinner.tsx'
import * as styles from './button.css.ts'
import { buttonLook, type ButtonLook } from './button-look.ts'

export interface ButtonProps
  extends
    Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending' | 'isDisabled' | 'render' | 'aria-disabled'>,
    ButtonLook,
    CommonProps<HTMLButtonElement>,
    DataAttributes {
  /** A verb in the infinitive, without a full stop. */
  children: ReactNode
  /** Icon before the text. */
  icon?: IconType | undefined
  /** Icon after the text. */
  iconEnd?: IconType | undefined
  /** The action is under way: the width stays, presses do nothing, focus stays, the state is announced. */
  isLoading?: boolean | undefined
  /** Shown beside the spinner while the action is under way («Сохранение»); else the spinner stands alone. */
  loadingLabel?: ReactNode
  /** Unavailable and out of the tab order. Prefer `disabledReason`: a person should learn why. */
  isDisabled?: boolean | undefined
  /** Unavailable, and why. The button stays reachable by keyboard; the reason is shown and read with it. */
  disabledReason?: string | undefined
}

/** Starts an action. To go somewhere use `ButtonLink`; for an icon alone use `IconButton`. */
export function Button(props: ButtonProps) {
  const {
    children,
    icon,
    iconEnd,
    isLoading = false,
    loadingLabel,
    isDisabled = false,
    disabledReason,
    className,
    style,
    ref,
    ...rest
  } = props
  const { tone, variant, size, isBlock, ...aria } = rest
  const own = useRef<HTMLButtonElement>(null)
  const reasonId = useId()
  const reason = useBubble()
  const hasReason = disabledReason !== undefined
  const blocked = hasReason
    ? {
        'aria-disabled': true,
        // An unavailable button must not submit its form either.
        type: 'button' as const,
        onPress: reason.show,
        onHoverStart: reason.show,
        onHoverEnd: reason.hideSoon,
        onFocus: reason.show,
        onBlur: reason.hide,
        'aria-describedby':
          aria['aria-describedby'] === undefined ? reasonId : `${aria['aria-describedby']} ${reasonId}`,
      }
    : {}
  const isUnavailable = isDisabled || hasReason
  const look = classNames(
    buttonLook({ tone, variant, size, isBlock }),
    isUnavailable && styles.unavailable,
    isUnavailable && variant === 'quiet' && styles.unavailableQuiet,
    className,
  )
  return (
    <>
      <PressButton
        {...(hasReason ? withoutPresses(aria) : aria)}
        {...blocked}
        style={style}
        ref={ref}
        anchor={own}
        className={look}
        isDisabled={isDisabled && !hasReason}
        isPending={isLoading}
      >
        {isLoading && loadingLabel !== undefined ? (
          <>
            <span aria-hidden className={styles.content}>
              <Spinner isInherited size={20} />
            </span>
            {loadingLabel}
          </>
        ) : (
          <>
            <span className={classNames(styles.content, isLoading && styles.contentWaiting)}>
              {icon && <Icon of={icon} />}
              {children}
              {iconEnd && <Icon of={iconEnd} />}
            </span>
            {isLoading && (
              <span className={styles.waiting}>
                <Spinner isInherited size={20} />
              </span>
            )}
          </>
        )}
      </PressButton>
      {hasReason && (
        <span hidden id={reasonId}>
          {disabledReason}
        </span>
      )}
      {hasReason && reason.isShown && <Bubble isHidden anchor={own} state={reason} text={disabledReason} />}
    </>
  )
}
