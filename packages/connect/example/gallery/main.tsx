import '../../src/styles.css'
import './gallery.css'
import { createRoot } from 'react-dom/client'
import { Gallery } from './Gallery.tsx'
import { LookPage } from './LookPage.tsx'
import { looks } from './looks.ts'
import { themes } from './themes.ts'

const query = new URLSearchParams(window.location.search)
const wanted = query.get('layout')
const layout = wanted === 'compact' || wanted === 'mobile' ? wanted : 'wide'
const theme = query.get('theme') ?? 'light'
const look = looks.find(({ name }) => name === query.get('look'))

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    look ? (
      <LookPage layout={layout} look={look} theme={themes[theme] ?? {}} />
    ) : (
      <Gallery layout={layout} theme={theme} />
    ),
  )
