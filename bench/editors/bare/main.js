// The floor: the same page in a frame, written in by the browser itself and moved by hand-written pointer
// code. No editor could do less; what it shows of late frames is the machine's own.
const sections = JSON.parse(document.getElementById('page').textContent)
const frame = document.createElement('iframe')
frame.style.cssText = 'border:0;width:100%;height:100%'
document.getElementById('app').append(frame)
const inside = frame.contentDocument

const style = inside.createElement('style')
style.textContent =
  'body{font:16px/1.5 system-ui,sans-serif;margin:0}' +
  '.grid{display:grid;grid-template-columns:1fr 1fr;gap:16px;padding:48px}' +
  '.grid>*{margin:0;min-height:72px;position:relative}' +
  '.corner{position:absolute;right:0;bottom:0;width:12px;height:12px;background:#08c}'
inside.head.append(style)

for (const blocks of sections) {
  const section = inside.createElement('section')
  section.className = 'grid'
  for (const { level, text } of blocks) {
    const block = inside.createElement(level ? `h${level}` : 'p')
    block.dataset.measured = ''
    block.textContent = text
    section.append(block)
  }
  inside.body.append(section)
}

let chosen = null
let held = null
const corner = inside.createElement('i')
corner.className = 'corner'

inside.addEventListener('dblclick', (event) => {
  const block = event.target.closest('[data-measured]')
  if (!block) return
  block.contentEditable = 'true'
  block.focus()
})
inside.addEventListener('pointerdown', (event) => {
  const block = event.target.closest('[data-measured]')
  if (!block || block.isContentEditable) return
  event.preventDefault()
  const { width, height } = block.getBoundingClientRect()
  held = { block, x: event.clientX, y: event.clientY, width, height, resizes: event.target === corner }
  if (chosen !== block) block.append(corner)
  chosen = block
})
inside.addEventListener('pointermove', (event) => {
  if (!held) return
  const x = event.clientX - held.x
  const y = event.clientY - held.y
  if (held.resizes) {
    held.block.style.width = `${held.width + x}px`
    held.block.style.height = `${held.height + y}px`
  } else held.block.style.transform = `translate(${x}px, ${y}px)`
})
inside.addEventListener('pointerup', (event) => {
  if (!held) return
  const { block, resizes, x, y } = held
  held = null
  // A press that went nowhere moves nothing: the second of two finds the block where the first did.
  if (resizes || Math.hypot(event.clientX - x, event.clientY - y) < 4) return
  block.style.transform = ''
  // Beside the nearest one.
  let nearest = null
  let distance = Infinity
  for (const other of inside.querySelectorAll('[data-measured]')) {
    const box = other.getBoundingClientRect()
    const away = Math.hypot(
      box.left + box.width / 2 - event.clientX,
      box.top + box.height / 2 - event.clientY,
    )
    if (other === block || away >= distance) continue
    nearest = other
    distance = away
  }
  nearest?.after(block)
})
