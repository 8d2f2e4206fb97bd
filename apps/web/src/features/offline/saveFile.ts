import { saveBlob } from '../../lib/saveBlob.ts'

export function saveFile({ name, text }: { name: string; text: string }): void {
  saveBlob({ blob: new Blob([text], { type: 'application/json' }), name })
}
