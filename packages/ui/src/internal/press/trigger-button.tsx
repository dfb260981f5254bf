'use client'
import { useIsHidden } from 'react-aria/private/collections/Hidden'
import { PressButton, type PressButtonProps } from './press-button.tsx'

/**
 * A button of a field that has a list of choices. Such a field is drawn a second time, unseen, to learn its choices:
 * there its buttons are left out.
 */
export function TriggerButton(props: PressButtonProps) {
  return useIsHidden() ? null : <PressButton {...props} />
}
