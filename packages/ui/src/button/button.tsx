'use client'
import { useId, useRef, type ReactNode } from 'react'
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { Icon, type IconType } from '../icon/icon.tsx'
import { Bubble } from '../internal/bubble.tsx'
import { bubble } from '../internal/bubble.css.ts'
import { useBubble } from '../internal/use-bubble.ts'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import { PressButton, withoutPresses } from '../internal/press/press-button.tsx'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import { Spinner } from '../spinner/spinner.tsx'
import * as styles from './button.css.ts'
import { buttonLook, type ButtonLook } from './button-look.ts'
import { Words } from '../internal/words.tsx'

export interface ButtonProps
  extends
    Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending' | 'isDisabled' | 'render' | 'aria-disabled'>,
    ButtonLook,
    CommonProps<HTMLButtonElement>,
    DataAttributes,
    PartsProps<'content' | 'icon' | 'iconEnd' | 'spinner' | 'reason'> {
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
export function Button(asGiven: ButtonProps) {
  const [part, props] = takeParts(asGiven)
  const { children, icon, iconEnd, isLoading = false, loadingLabel, disabledReason, className, ...rest } = props
  const own = useRef<HTMLButtonElement>(null)
  const reasonId = useId()
  const reason = useBubble()
  const hasReason = disabledReason !== undefined
  const isUnavailable = rest.isDisabled === true || hasReason
  const isAnnounced = isLoading && loadingLabel !== undefined
  const blocked = hasReason && {
    ...withoutPresses(rest),
    isDisabled: false,
    'aria-disabled': true,
    // An unavailable button must not submit its form either.
    type: 'button' as const,
    onPress: reason.show,
    onHoverStart: reason.show,
    onHoverEnd: reason.hideSoon,
    onFocus: reason.show,
    onBlur: reason.hide,
    'aria-describedby': classNames(rest['aria-describedby'], reasonId),
  }
  return (
    <>
      <PressButton
        {...(blocked || rest)}
        anchor={own}
        className={classNames(
          buttonLook(rest),
          isUnavailable && styles.unavailable,
          isUnavailable && rest.variant === 'quiet' && styles.unavailableQuiet,
          className,
        )}
        isPending={isLoading}
      >
        <span {...part('content', styles.content, isLoading && !isAnnounced && styles.contentWaiting)}>
          {isAnnounced ? (
            <Words>{loadingLabel}</Words>
          ) : (
            <>
              {icon && <Icon {...part('icon', styles.icon)} of={icon} />}
              <Words>{children}</Words>
              {iconEnd && <Icon {...part('iconEnd', styles.icon)} of={iconEnd} />}
            </>
          )}
        </span>
        {isLoading && (
          <span
            aria-hidden={isAnnounced || undefined}
            {...part('spinner', isAnnounced ? styles.status : styles.waiting)}
          >
            <Spinner isInherited size={20} />
          </span>
        )}
      </PressButton>
      {hasReason && (
        <Bubble {...part('reason', bubble)} anchor={own} id={reasonId} state={reason} text={disabledReason} />
      )}
    </>
  )
}
