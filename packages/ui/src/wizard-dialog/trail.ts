/** The way to a step: the ids of the steps gone through, the current one last. */
export type Trail = readonly string[]

/** A dialog opened on a step: those before it count as done, and «Назад» leads to them. */
export const trailTo = (ids: readonly string[], start: string): Trail =>
  ids.slice(0, Math.max(0, ids.indexOf(start)) + 1)

/** A step of the trail cuts it there, any other one lengthens it; the same array when nothing changes. */
export const follow = (trail: Trail, id: string): Trail => {
  if (trail.at(-1) === id) return trail
  return trail.includes(id) ? trail.slice(0, trail.indexOf(id) + 1) : [...trail, id]
}

/** How a step stands to the current one; `skipped`, when the way has led past it. */
export type StepState = 'done' | 'current' | 'skipped' | 'upcoming'

export const stateOf = (ids: readonly string[], trail: Trail, id: string): StepState => {
  const current = trail.at(-1) ?? ''
  if (id === current) return 'current'
  if (trail.includes(id)) return 'done'
  return ids.indexOf(id) < ids.indexOf(current) ? 'skipped' : 'upcoming'
}
