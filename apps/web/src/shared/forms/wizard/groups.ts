import { getIn } from 'final-form'
import type { WrongField } from '../errors.ts'

/** A part of a long form that is filled in on one screen. */
export interface FormGroup {
  /** As the server names it in `validateGroup`. */
  readonly id: string
  /** Paths of its fields; `founders` stands for everything below it too. */
  readonly fields: readonly string[]
  /** Whether anything is there, when what belongs to the group is kept outside of the values: files, lines. */
  readonly isFilled?: boolean
}

/** How far a group is: with ERROR something that was typed, or was asked for, is wrong. */
export type GroupState = 'EMPTY' | 'PARTIAL' | 'COMPLETE' | 'ERROR'

/** A group with what is wrong or missing in it. */
export interface GroupProgress {
  readonly id: string
  readonly state: GroupState
  readonly wrong: readonly WrongField[]
}

/** Whether a field belongs to a group. */
export const isOfGroup = ({ fields }: Pick<FormGroup, 'fields'>, field: string): boolean =>
  fields.some((own) => field === own || field.startsWith(`${own}.`) || field.startsWith(`${own}[`))

const isFilled = (value: unknown): boolean => {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isFilled)
  return value !== undefined && value !== null && value !== '' && value !== false
}

const stateOf = (group: FormGroup, values: object, wrong: readonly WrongField[], wasChecked: boolean): GroupState => {
  const isTouched = group.isFilled ?? group.fields.some((field) => isFilled(getIn(values, field)))
  if (wrong.length === 0) return isTouched || wasChecked ? 'COMPLETE' : 'EMPTY'
  if (wasChecked || wrong.some(({ field }) => isFilled(getIn(values, field)))) return 'ERROR'
  return isTouched ? 'PARTIAL' : 'EMPTY'
}

/**
 * How far each group of a form is.
 *
 * @param wrong everything that is wrong with the values, by their own rules and by the server
 * @param checked groups that the person has tried to leave
 */
export const progressOf = (
  groups: readonly FormGroup[],
  values: object,
  wrong: readonly WrongField[],
  checked: ReadonlySet<string>,
): readonly GroupProgress[] =>
  groups.map((group) => {
    const own = wrong.filter(({ field }) => isOfGroup(group, field))
    return { id: group.id, wrong: own, state: stateOf(group, values, own, checked.has(group.id)) }
  })

/** Percent of the groups that are complete. */
export const shareOf = (progress: readonly GroupProgress[]): number =>
  Math.round((100 * progress.filter(({ state }) => state === 'COMPLETE').length) / Math.max(1, progress.length))
