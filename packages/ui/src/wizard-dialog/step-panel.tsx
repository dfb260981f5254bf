'use client'
import { useEffect, useId, useRef, type FocusEvent, type ReactNode, type RefObject } from 'react'
import { Info } from 'lucide-react'
import { Banner } from '../banner/banner.tsx'
import { Form } from '../form/form.tsx'
import { Icon } from '../icon/icon.tsx'
import type { PartOf } from '../internal/parts.ts'
import { toneIcons } from '../internal/tone-icons.ts'
import { tones } from '../internal/tones.css.ts'
import type { WizardStep } from './step.ts'
import { focusSoon } from './use-focus.ts'
import * as styles from './wizard-dialog.css.ts'
import { activeElement } from '../internal/active-element.ts'

/** What one step has for whoever styles it. */
export type StepPart = 'mark' | 'number' | 'heading' | 'description' | 'form'

interface StepPanelProps {
  part: PartOf<StepPart>
  step: WizardStep
  formId: string
  /** «Шаг 2 из 3». */
  number: string
  isCurrent: boolean
  isWaiting: boolean
  failure: ReactNode
  /** What must be in sight when the step is shown. */
  top: RefObject<HTMLElement | null>
  onFocus: (event: FocusEvent<HTMLElement>) => void
  onInput: () => void
  onSubmit: () => Promise<void>
}

/** One step. A step that was left stays in the page, hidden, so that nothing entered in it is lost. */
export function StepPanel(props: StepPanelProps) {
  const { part, step, formId, number, isCurrent, isWaiting, failure, top, onFocus, onInput, onSubmit } = props
  const headingId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // A field of the step may have taken the focus for itself.
    if (!isCurrent || panel.current?.contains(activeElement()) === true) return
    top.current?.scrollIntoView({ block: 'nearest' })
    // At the opening the dialog would take the focus for itself; later a press or a key may still be at work.
    const isOpening = heading.current?.closest('section')?.contains(activeElement()) !== true
    if (isOpening) heading.current?.focus({ preventScroll: true })
    else focusSoon(heading.current, { preventScroll: true })
  }, [isCurrent, top])
  const banner = useRef<HTMLDivElement>(null)
  const hasFailed = failure !== undefined && failure !== null && failure !== false
  useEffect(() => {
    if (hasFailed) banner.current?.scrollIntoView({ block: 'nearest' })
  }, [hasFailed])
  const { title, description, content, result } = step
  return (
    <div ref={panel} className={styles.panel} hidden={!isCurrent} inert={isWaiting} onFocus={onFocus} onInput={onInput}>
      <div className={styles.head}>
        {result !== undefined && (
          <span {...part('mark', styles.mark, tones[result])}>
            <Icon of={toneIcons[result] ?? Info} size={24} />
          </span>
        )}
        <div className={styles.words}>
          <p {...part('number', styles.number)}>{number}</p>
          <h3 ref={heading} {...part('heading', styles.heading)} id={headingId} tabIndex={-1}>
            {title}
          </h3>
          {description !== undefined && <div {...part('description', styles.description)}>{description}</div>}
        </div>
      </div>
      <Form aria-labelledby={headingId} {...part('form', styles.form)} id={formId} onSubmit={onSubmit}>
        {content}
        {hasFailed && (
          <Banner ref={banner} announce="alert" tone="negative">
            {failure}
          </Banner>
        )}
      </Form>
    </div>
  )
}
