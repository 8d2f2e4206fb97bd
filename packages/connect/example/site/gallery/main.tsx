import '../../../src/styles.css'
import './gallery.css'
import { createRoot } from 'react-dom/client'
import { Gallery } from './Gallery.tsx'
import { ScenePage } from './ScenePage.tsx'
import { scenes } from './scenes.ts'
import { themes } from './themes.ts'

const query = new URLSearchParams(window.location.search)
const wanted = query.get('layout')
const layout = wanted === 'compact' || wanted === 'mobile' ? wanted : 'wide'
const theme = query.get('theme') ?? 'light'
const scene = scenes.find(({ name }) => name === query.get('scene'))

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    scene ? (
      <ScenePage layout={layout} scene={scene} theme={themes[theme] ?? {}} />
    ) : (
      <Gallery layout={layout} theme={theme} />
    ),
  )
