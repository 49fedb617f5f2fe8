/** Base, shade, light. */
export const palette = {
  bun: { base: '#e89a3c', shade: '#c8742a', light: '#f8c274', seed: '#fff0cf' },
  patty: { base: '#6a3620', shade: '#4a2213', light: '#8a4d2e' },
  cheese: { base: '#ffb81f', shade: '#e8921a', light: '#ffd664' },
  leaf: { base: '#6fae3a', shade: '#4c8a2b', light: '#9ccb58' },
  tomato: { base: '#e0402b', shade: '#b52a1e', light: '#f26a4c' },
  onion: { base: '#b8487e', shade: '#8d2f60', light: '#f3d6e4' },
  bacon: { base: '#c8473a', shade: '#97292a', light: '#f0b39a' },
  egg: { base: '#fffaf0', shade: '#eadfca', light: '#ffffff' },
  yolk: { base: '#ffb51c', shade: '#ee9310', light: '#ffd45e' },
  crust: { base: '#d98a32', shade: '#b0641e', light: '#f2b45a' },
  potato: { base: '#ffcb47', shade: '#e3a02a', light: '#ffe08a' },
  cream: { base: '#fff3dc', shade: '#efd9b4', light: '#fffdf6' },
  coffee: { base: '#4b2a1a', shade: '#33190f', light: '#7a4a2e' },
  cocoa: { base: '#5b2e22', shade: '#3f1c14', light: '#834a38' },
  berry: { base: '#d8315b', shade: '#a81e45', light: '#f0688a' },
  card: { base: '#d23a22', shade: '#a72a18', light: '#ea5b3c' },
  paper: { base: '#fbf4e6', shade: '#e6d8bf', light: '#ffffff' },
  kraft: { base: '#cf9f68', shade: '#ad7d4a', light: '#e5bf8f' },
  steel: { base: '#3b4252', shade: '#242936', light: '#5d6678' },
  glass: { base: '#d9eef2', shade: '#b3d7df', light: '#f4fcfd' },
} as const;

export type Tone = { readonly base: string; readonly shade: string; readonly light: string };
