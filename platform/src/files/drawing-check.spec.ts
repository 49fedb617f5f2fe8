import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { isHarmlessDrawing } from './drawing-check';

const folder = mkdtempSync(join(tmpdir(), 'drawings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const svg = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`;

async function isHarmless(drawing: string): Promise<boolean> {
  const path = join(folder, 'drawing.svg');
  writeFileSync(path, drawing);
  return isHarmlessDrawing(path);
}

describe('[S8] the check of a drawing', () => {
  it.each([
    'url(x)',
    'url( x)',
    'url ( "x" )',
    "url( 'https://evil.example/a#x' )",
    'URL(data:image/svg+xml,x)',
    'u\\72 l(x)',
    'u\\rl(x)',
    'url(\\\nhttps://evil.example)',
    'image-set ("x" 1x)',
    '-webkit-image-set("x" 1x)',
    'expression (1)',
    '@import "x"',
  ])('refuses a style that loads: %s', async (value) => {
    expect(await isHarmless(svg(`<style>a{b:${value}}</style>`))).toBe(false);
    expect(await isHarmless(svg(`<rect style='${value.replaceAll("'", '&apos;')}'/>`))).toBe(false);
  });

  it.each([
    'url(#a)',
    '"\\z"',
    'url( "#a" )',
    "url(\n'#a')",
    'url(data:image/png;base64,AA==)',
    'curly',
    '#import',
  ])('takes a style that refers to the drawing itself: %s', async (value) => {
    expect(await isHarmless(svg(`<style>a{b:${value}}</style>`))).toBe(true);
  });

  const nested = (depth: number) => '<g>'.repeat(depth) + '</g>'.repeat(depth);
  const root = (rest: string) => `${rest}${svg('')}`;

  it.each([
    ['text that only two elements together spell', svg('<text>@im</text><text>port</text>')],
    ['text that an element parts', svg('<text>@im<tspan>port</tspan></text>')],
    ['many elements beside each other', svg('<g/>'.repeat(300))],
    ['200 elements within each other', svg(nested(199))],
    ['a kind without declarations of its own', root('<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">')],
    ['an instruction to some editor', root('<?editor a="b"?>')],
    ['a picture within it', svg('<image href="data:image/png;base64,AA=="/>')],
    ['an animation of something else', svg('<set attributeName="x" to="1"/>')],
    ['a name of an element in an attribute', svg('<g id="script" class="on"/>')],
  ])('takes %s', async (_what, drawing) => {
    expect(await isHarmless(drawing)).toBe(true);
  });

  it.each([
    ['text that a comment parts', svg('<style>@im<!-- -->port</style>')],
    ['text that a section of character data parts', svg('<style>@im<![CDATA[port]]></style>')],
    ['text behind an element', svg('<text><tspan/>@import</text>')],
    ['an element in a style', svg('<style>a<g/></style>')],
    ['201 elements within each other', svg(nested(200))],
    ['a kind with declarations of its own', root('<!DOCTYPE svg [<!ENTITY a "b">]>')],
    ['an instruction that loads a style', root('<?xml-stylesheet href="a.css"?>')],
    ['another root', '<html xmlns="http://www.w3.org/2000/svg"/>'],
    ['another namespace', '<svg xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['no namespace', '<svg/>'],
    ['an end that is missing', '<svg xmlns="http://www.w3.org/2000/svg">'],
    ['two roots', svg('') + svg('')],
    ['nothing but a comment', '<!-- -->'],
    ['nothing', ''],
    ['an attribute twice', svg('<g id="a" id="b"/>')],
    ['what runs on a click', svg('<g onclick="a"/>')],
    ['another base', svg('<g xml:base="https://evil.example"/>')],
    ['a reference elsewhere', svg('<use href="a.svg#b"/>')],
    ['a picture elsewhere', svg('<image src="a.png"/>')],
    ['a drawing within it', svg('<image href="data:image/svg+xml;base64,AA=="/>')],
    ['a script in an address', svg('<g fill="java script:a"/>')],
    ['an animation of a reference', svg('<set attributeName="href" to="a"/>')],
    ['an animation of what runs', svg('<animate attributeName="onclick" to="a"/>')],
    ['an element of pages', svg('<foreignObject/>')],
  ])('refuses %s', async (_what, drawing) => {
    expect(await isHarmless(drawing)).toBe(false);
  });

  it('refuses text that is not in UTF-8', async () => {
    const path = join(folder, 'latin.svg');
    writeFileSync(path, Buffer.from(svg('<text>á</text>'), 'latin1'));
    expect(await isHarmlessDrawing(path)).toBe(false);
    const cut = Buffer.concat([Buffer.from(svg('')), Buffer.from([0xc3])]);
    writeFileSync(path, cut);
    expect(await isHarmlessDrawing(path)).toBe(false);
  });

  it('refuses more than 20 MiB', async () => {
    expect(await isHarmless(svg(' '.repeat(20 * 1024 * 1024)))).toBe(false);
  });
});
