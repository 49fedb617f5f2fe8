import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { linkAt } from './link-at';

/** On the document and on the link that was followed; the styles of the document show it. */
const mark = 'data-going';
const ended = ['pointerdown', 'keydown'] as const;

function clear(): void {
  if (!document.documentElement.hasAttribute(mark)) return;
  document.querySelectorAll(`[${mark}]`).forEach((element) => element.removeAttribute(mark));
}

/** Leads to a part of the page that is open: no screen is waited for. */
const isWithinPage = ({ hash, pathname }: HTMLAnchorElement) =>
  hash !== '' && pathname === window.location.pathname;

function follow(event: MouseEvent): void {
  const link = linkAt(event.target);
  // The router has taken it over.
  if (link === null || !event.defaultPrevented || isWithinPage(link)) return;
  for (const element of [document.documentElement, link]) element.setAttribute(mark, '');
}

/**
 * Answers a followed link in the next frame: another screen may take longer to be drawn. Not by React, whose next
 * drawing is that screen. The mark goes when the screen is there, or when something else is done.
 */
export function useGoingMark(): void {
  const { key } = useLocation();
  useEffect(() => clear(), [key]);
  useEffect(() => {
    document.addEventListener('click', follow);
    ended.forEach((event) => document.addEventListener(event, clear, true));
    return () => {
      clear();
      document.removeEventListener('click', follow);
      ended.forEach((event) => document.removeEventListener(event, clear, true));
    };
  }, []);
}
