import { contentTypeOf, extensionOf } from '@cabinet/contract/file'

/**
 * Gives a file to the browser's own downloads, under the name that the server gave it and with the type that its
 * extension stands for.
 */
export const saveFile = (file: File): void => {
  if (extensionOf(file.name) === undefined) {
    console.error('A file without an extension cannot be saved')
    return
  }
  const type = contentTypeOf(file.name) ?? file.type
  const address = URL.createObjectURL(new Blob([file], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  // The browser reads the address after this task.
  setTimeout(() => URL.revokeObjectURL(address))
}
