'use client'
import { useId, useRef, useState } from 'react'
import type { ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import * as buttonStyles from '../button/button.css.ts'
import { buttonLook, type ButtonLook } from '../button/button-look.ts'
import { Icon, type IconType } from '../icon/icon.tsx'
import { Bubble } from '../internal/bubble.tsx'
import { useBubble } from '../internal/use-bubble.ts'
import { bubble as bubbleLook } from '../internal/bubble.css.ts'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import { PressButton, withoutPresses } from '../internal/press/press-button.tsx'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import { Spinner } from '../spinner/spinner.tsx'
import * as styles from './icon-button.css.ts'

export interface IconButtonProps
  extends
    Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'isPending' | 'render' | 'aria-disabled' | 'aria-label'>,
    Omit<ButtonLook, 'isBlock'>,
    CommonProps<HTMLButtonElement>,
    DataAttributes,
    PartsProps<'icon' | 'dot' | 'spinner' | 'name'> {
  icon: IconType
  /** What it does. The name for screen readers, and shown beside it on hover and focus. */
  label: string
  /** Shows a dot: something new waits. Say so in `label` too («Уведомления: 3 новых»). */
  hasDot?: boolean | undefined
  isLoading?: boolean | undefined
  /** Unavailable, and why; the button stays reachable by keyboard. */
  disabledReason?: string | undefined
}

/** An action that is only an icon. Where there is room, `Button` with words is better. */
export function IconButton(asGiven: IconButtonProps) {
  const [part, props] = takeParts(asGiven)
  const { icon, label, hasDot = false, isLoading = false, disabledReason, tone = 'neutral', ...rest } = props
  const { variant = 'quiet', size, className, style, ref, ...aria } = rest
  const own = useRef<HTMLButtonElement>(null)
  const bubbleId = useId()
  const bubble = useBubble()
  // Most names of a page are never asked for: until the first time there is nothing to draw.
  const [wasShown, setWasShown] = useState(false)
  if (bubble.isShown && !wasShown) setWasShown(true)
  const hasReason = disabledReason !== undefined
  return (
    <>
      <PressButton
        {...(hasReason ? withoutPresses(aria) : aria)}
        {...(hasReason
          ? { 'aria-disabled': true, 'aria-describedby': bubbleId, type: 'button', onPress: bubble.show }
          : {})}
        style={style}
        ref={ref}
        anchor={own}
        aria-label={label}
        className={classNames(
          buttonLook({ tone, variant, size }),
          styles.root,
          (aria.isDisabled === true || hasReason) && buttonStyles.unavailable,
          (aria.isDisabled === true || hasReason) && variant === 'quiet' && buttonStyles.unavailableQuiet,
          className,
        )}
        isPending={isLoading}
        onBlur={(event) => {
          bubble.hide()
          aria.onBlur?.(event)
        }}
        onFocusChange={(isFocused) => {
          // The ring and the name go together: a click by mouse shows neither.
          if (isFocused && own.current?.matches(':focus-visible') === true) bubble.show()
          aria.onFocusChange?.(isFocused)
        }}
        onHoverEnd={(event) => {
          bubble.hideSoon()
          aria.onHoverEnd?.(event)
        }}
        onHoverStart={(event) => {
          bubble.showSoon()
          aria.onHoverStart?.(event)
        }}
        onPressStart={(event) => {
          if (!hasReason) bubble.hide()
          aria.onPressStart?.(event)
        }}
      >
        {isLoading ? <Spinner isInherited size={20} {...part('spinner')} /> : <Icon {...part('icon')} of={icon} />}
        {hasDot && <span {...part('dot', styles.dot)} />}
      </PressButton>
      {(hasReason || wasShown) && (
        <Bubble
          {...part('name', bubbleLook)}
          anchor={own}
          id={bubbleId}
          isHidden={!hasReason}
          state={bubble}
          text={disabledReason ?? label}
        />
      )}
    </>
  )
}
