/*
 * What lies above the page in the frame: selection, handles, labels, ghost, snap lines. It lives in a
 * shadow root, so the site's styles do not reach it, nor it them. `--u` is one pixel of the screen at
 * any zoom.
 *
 * - Bars are the editor's and look like it, in the dark too; handles and outlines belong to the page they lie on.
 * - At the page's edge (`data-edge`) handles lie inside of it: half a handle cannot be taken hold of.
 * - On less than 480 px of the screen the bar of a section has no room beside what adds a section, so it stands below
 *   it. A query of the container would measure the page, which is drawn smaller or larger than it is.
 *
 * Said here rather than in the sheet, which is sent as it stands.
 */
export const layerCss = `
:host{all:initial;position:absolute;inset:0 auto auto 0;width:0;height:0;z-index:2147483000;
  --accent:oklch(0.56 0.14 200);--accent-soft:oklch(0.56 0.14 200 / 0.14);--paper:#fff;--ink:oklch(0.25 0.01 220);
  --face:var(--paper);--face-ink:var(--ink);--face-hover:oklch(0.955 0.005 200);--face-edge:rgb(20 30 30 / .1);--face-shade:rgb(20 30 30 / .16);
  --line:oklch(0.9 0.005 220);--magenta:oklch(0.6 0.24 350);--danger:oklch(0.56 0.2 26);
  font:500 calc(12 * var(--u)) / 1.35 var(--ui-font, system-ui, sans-serif);color:var(--ink);direction:ltr}
:host([data-theme=dark]){--face:oklch(0.245 0.008 220);--face-ink:oklch(0.955 0.004 100);--face-hover:oklch(0.95 0.01 220 / .1);
  --face-edge:oklch(0.95 0.01 220 / .14);--face-shade:rgb(0 0 0 / .5)}
*{box-sizing:border-box}
[hidden]{display:none !important}
.mark{position:absolute;left:0;top:0;pointer-events:none}
.hover{outline:calc(1 * var(--u)) solid var(--accent);outline-offset:0;opacity:.75}
.section-hover{outline:calc(1 * var(--u)) solid var(--accent);outline-offset:calc(-1 * var(--u));opacity:.5}
.selected{outline:calc(1.5 * var(--u)) solid var(--accent)}
.selected.many{outline-width:calc(1 * var(--u))}
.section-selected{outline:calc(2 * var(--u)) solid var(--accent);outline-offset:calc(-2 * var(--u))}
.locked{outline-style:dashed}
.cursor{outline:calc(2 * var(--u)) dashed var(--accent);outline-offset:calc(4 * var(--u))}
.refused{outline:calc(2 * var(--u)) solid var(--danger);outline-offset:calc(4 * var(--u))}
.tag{position:absolute;left:calc(-1.5 * var(--u));bottom:100%;display:flex;align-items:center;gap:calc(4 * var(--u));
  max-width:calc(260 * var(--u));padding:calc(2 * var(--u)) calc(7 * var(--u));background:var(--accent);color:#fff;white-space:nowrap;
  border-radius:calc(4 * var(--u)) calc(4 * var(--u)) 0 0;overflow:hidden;text-overflow:ellipsis;pointer-events:auto;cursor:grab;touch-action:none;user-select:none}
.tag.inside{bottom:auto;top:0;border-radius:0 0 calc(4 * var(--u)) 0;left:0}
.tag:active{cursor:grabbing}
.tag.fixed{pointer-events:none}
.bar{position:absolute;right:calc(-1.5 * var(--u));bottom:calc(100% + 4 * var(--u));display:flex;padding:calc(2 * var(--u));gap:0;
  background:var(--face);border-radius:calc(7 * var(--u));box-shadow:0 0 0 calc(1 * var(--u)) var(--face-edge), 0 calc(4 * var(--u)) calc(14 * var(--u)) var(--face-shade);pointer-events:auto}
.bar.inside{bottom:auto;top:calc(8 * var(--u));right:calc(8 * var(--u))}
.bar button, .add{all:unset;box-sizing:border-box;cursor:pointer;display:grid;place-items:center;color:var(--face-ink)}
.bar button{width:calc(28 * var(--u));height:calc(28 * var(--u));border-radius:calc(5 * var(--u))}
.bar button:hover{background:var(--face-hover)}
.bar button:focus-visible, .add:focus-visible{outline:calc(2 * var(--u)) solid var(--accent)}
.bar svg, .add svg{width:calc(15 * var(--u));height:calc(15 * var(--u));stroke:currentcolor;stroke-width:1.75;fill:none;stroke-linecap:round;stroke-linejoin:round}
.handle{position:absolute;width:calc(11 * var(--u));height:calc(11 * var(--u));background:var(--paper);border:calc(1.5 * var(--u)) solid var(--accent);
  border-radius:50%;pointer-events:auto;touch-action:none;transform:translate(-50%, -50%)}
.handle::after{content:'';position:absolute;inset:calc(-9 * var(--u))}
.handle.n, .handle.s{width:calc(22 * var(--u));height:calc(7 * var(--u));border-radius:calc(4 * var(--u))}
.handle.e, .handle.w{width:calc(7 * var(--u));height:calc(22 * var(--u));border-radius:calc(4 * var(--u))}
.n{left:50%;top:0;cursor:ns-resize} .s{left:50%;top:100%;cursor:ns-resize}
.w{left:0;top:50%;cursor:ew-resize} .e{left:100%;top:50%;cursor:ew-resize}
.nw{left:0;top:0;cursor:nwse-resize} .se{left:100%;top:100%;cursor:nwse-resize}
.ne{left:100%;top:0;cursor:nesw-resize} .sw{left:0;top:100%;cursor:nesw-resize}
[data-edge~=left] > .handle:is(.w, .nw, .sw){left:calc(7 * var(--u))}
[data-edge~=right] > .handle:is(.e, .ne, .se){left:calc(100% - 8 * var(--u))}
[data-edge~=right] > .bar{right:0}
[data-edge~=top] > .handle:is(.n, .nw, .ne){top:calc(7 * var(--u))}
[data-edge~=bottom] > .handle:is(.s, .sw, .se){top:calc(100% - 7 * var(--u))}
.small > .handle.n, .small > .handle.s, .small > .handle.ne, .small > .handle.sw{display:none}
.add{position:absolute;pointer-events:auto;background:var(--accent);color:#fff;height:calc(26 * var(--u));padding-inline:calc(11 * var(--u));
  border-radius:calc(13 * var(--u));grid-auto-flow:column;gap:calc(5 * var(--u));white-space:nowrap;box-shadow:0 calc(1 * var(--u)) calc(4 * var(--u)) rgb(20 30 30 / .25)}
.add:hover{filter:brightness(.92)}
.add.top{left:50%;top:0;transform:translate(-50%, -50%)}
.add.bottom{left:50%;top:100%;transform:translate(-50%, -50%)}
.add.first{transform:translate(-50%, calc(6 * var(--u)))}
.add.block{left:calc(10 * var(--u));top:calc(10 * var(--u));background:var(--face);color:var(--face-ink);box-shadow:0 0 0 calc(1 * var(--u)) var(--face-edge), 0 calc(2 * var(--u)) calc(8 * var(--u)) var(--face-shade)}
.section-selected{container-type:inline-size}
.section-selected > .bar.inside{top:clamp(8 * var(--u), (480 * var(--u) - 100cqi) * 9999, var(--clear, 40) * var(--u))}
.section-selected > .tag{max-width:min(260 * var(--u), 50% - 70 * var(--u))}
.quiet-marks .hover, .quiet-marks .section-hover, .quiet-marks .bar, .quiet-marks .add, .quiet-marks .tag, .quiet-marks .handle{display:none}
.quiet-marks .selected{outline:none}
.ghost{position:absolute;left:0;top:0;background:var(--accent-soft);outline:calc(1.5 * var(--u)) solid var(--accent);border-radius:calc(2 * var(--u));pointer-events:none;
  display:grid;place-items:end;color:var(--accent);font-variant-numeric:tabular-nums;font-weight:600}
.ghost > span{background:var(--accent);color:#fff;padding:calc(1 * var(--u)) calc(6 * var(--u));border-radius:calc(4 * var(--u)) 0 0 0}
.ghost.full{background:oklch(0.56 0.2 26 / .14);outline-color:var(--danger)}
.stripes{position:absolute;left:0;top:0;pointer-events:none}
.stripes > i{position:absolute;top:0;bottom:0;background:oklch(0.56 0.14 200 / .05);border-inline:calc(.5 * var(--u)) solid oklch(0.56 0.14 200 / .16)}
.snap{position:absolute;left:0;top:0;background:var(--magenta);pointer-events:none}
.snap.centre{background:repeating-linear-gradient(var(--way), var(--magenta) 0 calc(4 * var(--u)), transparent calc(4 * var(--u)) calc(8 * var(--u)))}
.snap.gap::before, .snap.gap::after{content:'';position:absolute;background:var(--magenta)}
.snap.gap.x::before, .snap.gap.x::after{width:calc(1 * var(--u));height:calc(9 * var(--u));top:calc(-4 * var(--u))}
.snap.gap.x::before{left:0} .snap.gap.x::after{right:0}
.snap.gap.y::before, .snap.gap.y::after{height:calc(1 * var(--u));width:calc(9 * var(--u));left:calc(-4 * var(--u))}
.snap.gap.y::before{top:0} .snap.gap.y::after{bottom:0}
.marquee{position:absolute;left:0;top:0;background:var(--accent-soft);outline:calc(1 * var(--u)) solid var(--accent);pointer-events:none}
.between{position:absolute;left:0;top:0;background:var(--accent);border-radius:calc(2 * var(--u));pointer-events:none}
.empty{position:absolute;left:0;top:0;width:100vw;height:100vh;display:grid;place-content:center;justify-items:center;gap:calc(16 * var(--u));pointer-events:none;text-align:center;background:var(--paper)}
.empty p{margin:0;font-size:calc(15 * var(--u));max-width:26em;color:oklch(0.45 0.01 220);font-weight:400}
.empty > div{display:flex;gap:calc(8 * var(--u));flex-wrap:wrap;justify-content:center}
.empty .add{position:static;height:calc(36 * var(--u));padding-inline:calc(16 * var(--u));border-radius:calc(6 * var(--u));font-size:calc(13 * var(--u))}
.empty .add.plain{background:transparent;color:var(--ink);box-shadow:inset 0 0 0 calc(1 * var(--u)) var(--line)}
.say{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
@media (pointer:coarse){:host{--clear:52} .handle{width:calc(16 * var(--u));height:calc(16 * var(--u))} .handle::after{inset:calc(50% - 22 * var(--u))} [data-edge~=right] > .handle:is(.e, .ne, .se)::after{translate:calc(-16 * var(--u))}
  .bar button{width:calc(40 * var(--u));height:calc(40 * var(--u))} .add{height:calc(40 * var(--u));border-radius:calc(20 * var(--u))}}
`

/**
 * What editing adds to the page itself; nothing of it stays in the preview. What unfolds by and by takes no focus until
 * it is there; what is carried is where it is drawn, not on its way there (the site's own rule for reduced motion gives
 * everything a transition, of no time).
 */
export const editingCss = `
[data-editing]{cursor:default}
[data-editing] [data-block]{cursor:default;outline:none}
[data-editing] [data-section]{outline:none}
[data-editing] .b{animation:none !important}
[data-editing] [data-block][data-lifted]{opacity:.82;pointer-events:none;transition:none !important;will-change:transform;z-index:900 !important}
[data-editing] [data-section][data-target]{z-index:5}
[data-editing][data-dragging] [data-displaced]{transition:transform 120ms ease-out}
[data-editing] [data-block] :is(a, button, label, select, input, textarea, iframe, video, audio){pointer-events:none}
[data-editing] [data-block] :is(.editor-text, .editor-text a){pointer-events:auto}
[data-editing] [data-section] > .grid:empty{min-height:12rem}
[data-editing] summary{cursor:default}
[data-editing] [data-missing]:empty::before{content:attr(data-missing);font-style:italic;opacity:.55}
[data-editing] [data-instead]{display:none}
[data-editing] [data-slot]:empty{padding:0}
[data-editing] [data-slot]:empty:only-child{min-height:4rem;outline:1px dashed color-mix(in srgb, currentcolor 35%, transparent);outline-offset:-4px}
[data-editing] .placeholder{margin:0;padding:1rem;min-height:3rem;display:grid;place-items:center;text-align:center;font:500 13px/1.4 var(--ui-font, system-ui, sans-serif);letter-spacing:0;text-transform:none;
  border:1px dashed color-mix(in srgb, currentcolor 35%, transparent);border-radius:4px;color:color-mix(in srgb, currentcolor 75%, transparent)}
.editor-text{outline:none;white-space:pre-wrap;white-space:break-spaces;word-wrap:break-word;cursor:text}
[data-editing] .b details::details-content{transition:none}
.editor-text *{cursor:text}
.editor-text img{cursor:default}
.editor-text .ProseMirror-selectednode{outline:2px solid oklch(0.56 0.14 200);outline-offset:1px}
.editor-placeholder::before{content:attr(data-placeholder);float:inline-start;height:0;opacity:.45;pointer-events:none}
.editor-other{background:color-mix(in srgb, var(--who) 25%, transparent)}
.editor-caret{position:relative;border-inline-start:2px solid var(--who);margin-inline:-1px;pointer-events:none}
.editor-caret::after{content:attr(data-name);content:attr(data-name) / '';position:absolute;inset:auto auto 100% -2px;padding:1px 5px;font:500 11px/1.4 var(--ui-font, system-ui, sans-serif);letter-spacing:0;color:#fff;background:var(--who);border-radius:3px 3px 3px 0;white-space:nowrap}
.editor-arriving{display:inline-grid;place-items:center;vertical-align:text-bottom;inline-size:6rem;block-size:4rem;margin-inline:2px;font:500 12px/1 var(--ui-font, system-ui, sans-serif);letter-spacing:0;border:1px dashed color-mix(in srgb, currentcolor 40%, transparent);border-radius:4px;background:linear-gradient(to top, color-mix(in srgb, currentcolor 14%, transparent) var(--share), transparent 0);pointer-events:none}
@media (prefers-reduced-motion:reduce){[data-editing][data-dragging] [data-displaced]{transition:none}}
`
