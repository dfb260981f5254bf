import type { Ref } from 'react'
import type { FieldProps } from '../internal/field/field.tsx'
import type { PartsProps } from '../internal/parts.ts'
import type { FilePart } from './file-row.tsx'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import type { Upload, UploadedFile } from './use-uploads.ts'

export interface FileUploadProps
  extends
    Omit<FieldProps, 'isReadOnly'>,
    CommonProps<HTMLDivElement>,
    DataAttributes,
    PartsProps<FilePart | 'label' | 'zone' | 'hint' | 'actions' | 'limits' | 'list' | 'description' | 'error'> {
  /** The files that the server has. Those on their way belong to the field until they arrive. */
  value?: readonly UploadedFile[] | undefined
  defaultValue?: readonly UploadedFile[] | undefined
  onChange?: ((value: readonly UploadedFile[]) => void) | undefined
  /**
   * Sends one file; the message of what it throws is shown beside the file, and the person may try again, unless the
   * error says `isFinal`; see `UploadError`.
   */
  upload: Upload
  /** How many files are waiting, on their way or failed: a form that is sent now would go without them. */
  onPendingChange?: ((count: number) => void) | undefined
  /** A press on the name of a file that the server has: shows it in place of the link to its `url`. */
  onOpen?: ((file: UploadedFile) => void) | undefined
  /** Extensions with a point (`.pdf`), types (`image/png`), families (`image/*`). Everything when absent. */
  accept?: readonly string[] | undefined
  /** Largest file, in bytes; 10 MB by default. */
  maxSize?: number | undefined
  /** Most files; one makes the field take a single file. */
  maxFiles?: number | undefined
  /** The button that chooses files. */
  inputRef?: Ref<HTMLButtonElement> | undefined
  /** Offers the camera on phones. */
  hasCamera?: boolean | undefined
}
