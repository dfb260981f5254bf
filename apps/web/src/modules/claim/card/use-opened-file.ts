import type { ClaimCard } from '@cabinet/contract/claim/shapes'
import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ShownFile } from '../../../shared/files/file-view.tsx'
import { shownOf } from '../parts/documents.tsx'

const NAME = 'file'

/** The files of a claim that are shown beside its facts: its documents and the letter of the insurer. */
export const shownFiles = ({
  documents,
  decision,
}: Pick<ClaimCard, 'documents' | 'decision'>): readonly ShownFile[] => {
  const letter = decision?.letter
  const files = documents.map(shownOf)
  return letter ? [...files, { id: letter.id, name: letter.name, type: letter.contentType }] : files
}

/** The file of the address: a link shows a colleague the same document. */
export const useOpenedFile = (claim: ClaimCard) => {
  const [search, setSearch] = useSearchParams()
  const opener = useRef<Element>(null)
  const id = search.get(NAME)
  const change = (next: string | null) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (next === null) after.delete(NAME)
        else after.set(NAME, next)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    opened: id === null ? undefined : shownFiles(claim).find((file) => file.id === id),
    open: (file: ShownFile) => {
      if (id === null) opener.current = document.activeElement
      change(file.id)
    },
    close: () => {
      change(null)
      // The person goes on where the file was opened.
      if (opener.current instanceof HTMLElement) opener.current.focus()
      opener.current = null
    },
  }
}
