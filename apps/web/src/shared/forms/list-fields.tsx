import { Button } from '@cabinet/ui/button'
import { IconButton } from '@cabinet/ui/icon-button'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { VisuallyHidden } from '@cabinet/ui/visually-hidden'
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useField, useForm } from 'react-final-form'
import { useFormMessages } from './messages.ts'
import { moved, without } from './list-moves.ts'

interface ListFieldsProps<Item> {
  /** Path of the list; its fields are `founders[0].itn`. */
  readonly name: string
  /** Label of the button that adds an item. */
  readonly addLabel: string
  /** What a new item begins with. */
  readonly empty: Item
  /** Most items; no button adds more. */
  readonly most?: number
  /** What an item is called where there is nothing else to see of it. */
  readonly titleOf: (item: Item, index: number) => string
  /** The fields of an item below its path. */
  readonly children: (path: string, index: number) => ReactNode
}

/**
 * A list of things of one kind: add, remove and move them, all by the keyboard. The focus follows the item that was
 * moved, and screen readers are told what has happened.
 */
export const ListFields = <Item,>({ name, addLabel, empty, most, titleOf, children }: ListFieldsProps<Item>) => {
  const t = useFormMessages()
  const form = useForm()
  const { value } = useField<readonly Item[]>(name, { subscription: { value: true } }).input
  const items: readonly Item[] = Array.isArray(value) ? value : []
  const [said, setSaid] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const [wanted, setWanted] = useState<{ readonly index: number; readonly button: 'up' | 'down' | 'first' } | null>(
    null,
  )

  useEffect(() => {
    if (!wanted) return
    const item = list.current?.children.item(wanted.index)
    const button = item?.querySelector<HTMLButtonElement>(`[data-move=${wanted.button}] button:not([disabled])`)
    const target = button ?? item?.querySelector<HTMLElement>('input, textarea, button:not([disabled])')
    ;(target ?? list.current?.parentElement?.querySelector<HTMLElement>('[data-list-add] button'))?.focus()
  }, [wanted])

  const move = (from: number, to: number) => {
    const item = items[from]
    if (item === undefined) return
    form.change(name, moved(items, from, to))
    setSaid(t('list.moved', { item: titleOf(item, from), index: to + 1, count: items.length }))
    setWanted({ index: to, button: to < from ? 'up' : 'down' })
  }
  const remove = (index: number) => {
    const item = items[index]
    if (item === undefined) return
    form.change(name, without(items, index))
    setSaid(t('list.removed', { item: titleOf(item, index) }))
    setWanted({ index: Math.min(index, items.length - 2), button: 'first' })
  }
  const add = () => {
    form.change(name, [...items, empty])
    setWanted({ index: items.length, button: 'first' })
  }

  return (
    <Stack gap={16}>
      <div ref={list} style={{ display: 'contents' }}>
        {items.map((item, index) => {
          const title = titleOf(item, index)
          return (
            // Items have no names of their own; their fields are found by their place.
            // oxlint-disable-next-line react/no-array-index-key
            <Stack key={index} gap={12} as="section" aria-label={title}>
              {children(`${name}[${index}]`, index)}
              <Inline gap={4} justify="end">
                <span data-move="up">
                  <IconButton
                    data-track="list-up"
                    icon={ArrowUp}
                    label={t('list.up', { item: title })}
                    isDisabled={index === 0}
                    onPress={() => move(index, index - 1)}
                  />
                </span>
                <span data-move="down">
                  <IconButton
                    data-track="list-down"
                    icon={ArrowDown}
                    label={t('list.down', { item: title })}
                    isDisabled={index === items.length - 1}
                    onPress={() => move(index, index + 1)}
                  />
                </span>
                <IconButton
                  data-track="list-remove"
                  icon={Trash2}
                  label={t('list.remove', { item: title })}
                  onPress={() => remove(index)}
                />
              </Inline>
            </Stack>
          )
        })}
      </div>
      {(most === undefined || items.length < most) && (
        <div data-list-add>
          <Button variant="outline" tone="neutral" icon={Plus} onPress={add}>
            {addLabel}
          </Button>
        </div>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </Stack>
  )
}
