/**
 * What makes a workflow unsafe: an action whose tag can be moved to other code, and rights that nobody asked for.
 *
 * @param {readonly { path: string, text: string }[]} files The workflow files.
 * @returns {string[]} One sentence for each problem.
 */
export function workflowProblems(files) {
  return files.flatMap(({ path, text }) => {
    const unpinned = text.split('\n').flatMap((line, index) => {
      const [, action] = /^\s*(?:-\s+)?uses:\s*(\S+)/.exec(line) ?? []
      const isPinned = /@[0-9a-f]{40}\s+#\s*v\d+\.\d+\.\d+$/.test(line)
      return action && !action.startsWith('./') && !isPinned
        ? [`${path}:${index + 1} uses ${action} without its commit and version.`]
        : []
    })
    const [top = ''] = text.split(/^jobs:/m)
    return /^permissions:/m.test(top) ? unpinned : [...unpinned, `${path} does not say which permissions it needs.`]
  })
}
