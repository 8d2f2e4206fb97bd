import { renderToStaticMarkup } from 'react-dom/server'
import { loadMessages } from './lib/messages/loadMessages.ts'
import { Opening } from './routes/Opening.tsx'

/** For the build, which writes it into index.html. */
export async function drawOpening(): Promise<string> {
  await loadMessages()
  return renderToStaticMarkup(<Opening />)
}
