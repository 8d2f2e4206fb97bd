import { renderToStaticMarkup } from 'react-dom/server'
import { Opening } from './routes/Opening.tsx'

/** For the build, which writes it into index.html. */
export function drawOpening(): string {
  return renderToStaticMarkup(<Opening />)
}
