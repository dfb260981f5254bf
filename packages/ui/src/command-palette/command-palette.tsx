'use client'
import { use, useDeferredValue, useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { Search } from 'lucide-react'
import { Dialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useWords } from '../i18n/define-words.ts'
import { commandPaletteWords } from '../i18n/command-palette.ts'
import { Icon } from '../icon/icon.tsx'
import { classNames } from '../internal/class-names.ts'
import * as overlay from '../internal/overlay.css.ts'
import { takeParts, type PartOf, type PartsProps } from '../internal/parts.ts'
import { given, type CommonProps, type DataAttributes } from '../internal/props.ts'
import * as menu from '../menu/menu.css.ts'
import { RouterContext } from '../provider/router-context.ts'
import type { Command, CommandGroup } from './command.ts'
import { matches } from './matches.ts'
import { moved } from './moved.ts'
import { type CommandNote, Note } from './note.tsx'
import * as styles from './command-palette.css.ts'
import { joinIsland } from '../internal/join-island.ts'
import { rootOf } from '../internal/active-element.ts'
import { Words } from '../internal/words.tsx'

export type { Command, CommandGroup } from './command.ts'

type CommandPalettePart =
  | 'veil'
  | 'panel'
  | 'search'
  | 'input'
  | 'list'
  | 'groupTitle'
  | 'option'
  | 'shortcut'
  | 'empty'

export interface CommandPaletteProps extends CommonProps<HTMLElement>, DataAttributes, PartsProps<CommandPalettePart> {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  groups: readonly CommandGroup[]
  placeholder?: string | undefined
  /** What is typed, when the search goes on elsewhere too (orders by number). */
  query?: string | undefined
  onQueryChange?: ((query: string) => void) | undefined
  /** A quiet line under what was found: what is missing there. */
  note?: CommandNote | undefined
}

interface ResultsProps {
  part: PartOf<CommandPalettePart>
  groups: readonly CommandGroup[]
  label: string
  listId: string
  activeId: string | undefined
  idOf: (command: Command) => string
  onHover: (command: Command) => void
  onChoose: (command: Command) => void
}

/** The commands that were found. The field keeps the focus: pointing and pressing here never take it. */
function Results({ part, groups, label, listId, activeId, idOf, onHover, onChoose }: ResultsProps) {
  return (
    <div aria-label={label} {...part('list', styles.list)} id={listId} role="listbox">
      {groups.map(({ id, title, commands }) => (
        <div key={id} aria-label={title} className={menu.section} role="group">
          <div aria-hidden {...part('groupTitle', menu.sectionTitle)}>
            {title}
          </div>
          {commands.map((command) => {
            const isActive = idOf(command) === activeId
            return (
              // The keyboard reaches it through the field, which points to it (aria-activedescendant).
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
              <div
                key={command.id}
                aria-selected={isActive}
                {...part('option', menu.item, menu.tones.ink)}
                data-focused={isActive || undefined}
                id={idOf(command)}
                role="option"
                onClick={() => onChoose(command)}
                onPointerDown={(event) => event.preventDefault()}
                onPointerMove={() => onHover(command)}
              >
                {command.icon && <Icon of={command.icon} />}
                <span className={styles.line}>
                  <span className={menu.words}>
                    <Words>{command.label}</Words>
                    {command.description !== undefined && (
                      <span className={menu.description}>{command.description}</span>
                    )}
                  </span>
                  {command.shortcut !== undefined && (
                    <kbd {...part('shortcut', styles.shortcut)}>{command.shortcut}</kbd>
                  )}
                </span>
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

type PanelProps = Pick<CommandPaletteProps, 'groups' | 'placeholder' | 'query' | 'onQueryChange' | 'note'> & {
  close: () => void
  part: PartOf<CommandPalettePart>
}

/**
 * The field and what it finds. The list is our own and not that of react-aria: its autocomplete lives in the file that
 * every text field imports, and would make each of them three kilobytes heavier.
 */
function Panel({ groups, placeholder, query, onQueryChange, note, close, part }: PanelProps) {
  const words = useWords(commandPaletteWords)
  const router = use(RouterContext)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [ownQuery, setOwnQuery] = useState('')
  const [index, setIndex] = useState(0)
  const typed = query ?? ownQuery
  useEffect(() => input.current?.focus(), [])

  const found = groups
    .map((group) => ({
      ...group,
      commands: group.commands.filter((command) =>
        matches([command.label, ...(command.keywords ?? [])].join(' '), typed),
      ),
    }))
    .filter(({ commands }) => commands.length > 0)
  const all = found.flatMap(({ commands }) => commands)
  const active = all[Math.min(index, all.length - 1)]
  const idOf = ({ id }: Command): string => `${listId}-${id}`

  const choose = (command: Command): void => {
    close()
    command.onAction?.()
    if (command.href === undefined) return
    if (router) router.navigate(command.href)
    else location.assign(command.href)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    const next = moved(event.key, all.indexOf(active as Command), all.length)
    if (next === undefined && event.key !== 'Enter') return
    event.preventDefault()
    const target = next === undefined ? undefined : all[next]
    if (next === undefined || target === undefined) {
      if (active) choose(active)
      return
    }
    setIndex(next)
    rootOf(event.currentTarget).getElementById(idOf(target))?.scrollIntoView({ block: 'nearest' })
  }

  // The letter that was typed is shown before what it finds; «Enter» takes what it finds all the same.
  const results = useDeferredValue(
    <Results
      part={part}
      activeId={active && idOf(active)}
      groups={found}
      idOf={idOf}
      label={words.results}
      listId={listId}
      onChoose={choose}
      onHover={(command) => setIndex(all.indexOf(command))}
    />,
  )

  return (
    <>
      <div {...part('search', styles.search)}>
        <Icon of={Search} />
        <input
          ref={input}
          aria-activedescendant={active && idOf(active)}
          aria-autocomplete="list"
          aria-controls={listId}
          aria-expanded={all.length > 0}
          aria-label={words.label}
          autoComplete="off"
          {...part('input', styles.input)}
          placeholder={placeholder ?? words.placeholder}
          role="combobox"
          spellCheck={false}
          type="text"
          value={typed}
          onChange={(event) => {
            setOwnQuery(event.target.value)
            onQueryChange?.(event.target.value)
            setIndex(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {results}
      <div {...part('empty', all.length === 0 ? styles.empty : styles.notEmpty)} role="status">
        {all.length === 0 && words.empty}
      </div>
      <Note note={note} onPress={() => input.current?.focus()} />
    </>
  )
}

/** Go anywhere and do anything by typing a few letters. Its keys (Ctrl K, ⌘ K) belong to the application. */
export function CommandPalette(asGiven: CommandPaletteProps) {
  const [part, props] = takeParts(asGiven)
  const { isOpen, onOpenChange, groups, placeholder, query, onQueryChange, note, className, style, ref, ...rest } =
    props
  const words = useWords(commandPaletteWords)
  return (
    <ModalOverlay
      ref={joinIsland}
      isDismissable
      {...part('veil', overlay.veil, styles.veil, overlay.unprinted)}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Modal {...part('panel', styles.modal)}>
        <Dialog
          {...rest}
          {...given({ style })}
          ref={ref}
          aria-label={words.label}
          className={classNames(overlay.frame, styles.frame, className)}
        >
          <Panel
            part={part}
            {...{ groups, placeholder, query, onQueryChange, note }}
            close={() => onOpenChange(false)}
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
